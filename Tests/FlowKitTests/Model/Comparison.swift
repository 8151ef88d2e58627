import FlowKit
import FlowTesting

/// Plays the same acts in the model and in the kernel, and compares them after each.
@MainActor
final class Comparison {
  let model: FlowModel
  let kernel: KernelPlay
  private var comparedEntries = 0
  private var comparedMisdeeds = 0
  private var live: [Int] = []

  init(_ mode: PlayMode) {
    model = FlowModel(holdsTransitions: mode != .synchronous)
    kernel = KernelPlay(mode.makeStage())
  }

  /// - Returns: where the two differ after the act; nil if they do not.
  func play(_ act: Act) -> String? {
    guard model.allows(act) else { return nil }
    model.play(act)
    kernel.perform(act)
    return difference
  }

  private var difference: String? {
    let all = [differenceInWords, differenceInMisdeeds, differenceOnShow, differenceInTree].compactMap(\.self)
    return all.isEmpty ? nil : all.joined(separator: "\n// ")
  }

  private var differenceInWords: String? {
    let model = model.heard[comparedEntries...]
    let kernel = kernel.witness.heard.dropFirst(comparedEntries)
    comparedEntries += model.count
    guard !model.elementsEqual(kernel), Self.inOrderOfFlows(model) != Self.inOrderOfFlows(kernel) else { return nil }
    return "heard: model \(model.map(\.description)), kernel \(kernel.map(\.description))"
  }

  private var differenceInMisdeeds: String? {
    let model = model.misdeeds[comparedMisdeeds...].map(\.kind)
    let kernel = kernel.witness.misdeeds.dropFirst(comparedMisdeeds).map(\.kind)
    comparedMisdeeds += model.count
    return model == kernel ? nil : "misuse: model \(model), kernel \(kernel)"
  }

  private var differenceOnShow: String? {
    let model = model.window.all.map(\.number)
    let kernel = kernel.stage.shown.map(PlayScreen.number)
    return model == kernel ? nil : "on show: model \(model), kernel \(kernel)"
  }

  private var differenceInTree: String? {
    for number in model.made { live.append(number) }
    model.made = []
    var differences: [String] = []
    var left: [Int] = []
    for number in live {
      guard let flow = model.flows[number], let node = kernel.flows[number]?.context.node else {
        return "flow \(number) is missing"
      }
      let sights = (FlowSight(flow), FlowSight(node, numbers: kernel.witness.numbers))
      if sights.0 != sights.1 { differences.append("flow \(number): model \(sights.0), kernel \(sights.1)") }
      if flow.state != .ended || !flow.screens.isEmpty { left.append(number) }
    }
    live = left
    return differences.isEmpty ? nil : differences.joined(separator: "\n// ")
  }

  /// What different flows hear is compared flow by flow: the order between them is not told, nor that of screens that go.
  private static func inOrderOfFlows(_ entries: some Sequence<Entry>) -> [Int: [Entry]] {
    Dictionary(grouping: entries) { $0.group }.mapValues { entries in
      entries.first.map { $0.isOfScreen ? entries.sorted { $0.value < $1.value } : entries } ?? []
    }
  }
}

/// A flow as inspection shows it.
struct FlowSight: Equatable {
  let state: Int
  let parent: Int
  let subflows: [Int]
  let screens: [Int]

  init(_ flow: ModelFlow) {
    state = flow.state.rawValue
    parent = flow.state == .running || flow.state == .reported ? flow.owner?.number ?? -1 : -1
    subflows = flow.subflows.map(\.number)
    screens = flow.screens.map(\.number)
  }

  @MainActor
  init(_ node: FlowNode, numbers: [ObjectIdentifier: Int]) {
    switch node.state {
    case .notStarted: state = 0
    case .running: state = 1
    case .reported: state = 2
    case .ended: state = 3
    }
    parent = node.parent.map { numbers[ObjectIdentifier($0)] ?? 0 } ?? -1
    subflows = node.subflows.map { numbers[ObjectIdentifier($0)] ?? 0 }
    screens = node.viewControllers.map(PlayScreen.number)
  }
}
