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
    model.play(act)
    kernel.perform(act)
    return difference
  }

  private var difference: String? {
    let entries = (model.heard[comparedEntries...], kernel.witness.heard.dropFirst(comparedEntries))
    if !entries.0.elementsEqual(entries.1), Self.inOrderOfFlows(entries.0) != Self.inOrderOfFlows(entries.1) {
      return "heard: model \(entries.0.map(\.description)), kernel \(entries.1.map(\.description))"
    }
    comparedEntries = model.heard.count
    let misdeeds = (model.misdeeds[comparedMisdeeds...], kernel.witness.misdeeds.dropFirst(comparedMisdeeds))
    if !misdeeds.0.elementsEqual(misdeeds.1) {
      return "misuse: model \(misdeeds.0.map(\.kind)), kernel \(misdeeds.1.map(\.kind))"
    }
    comparedMisdeeds = model.misdeeds.count
    let shown = (model.window.all.map(\.number), kernel.stage.shown.map(PlayScreen.number))
    if shown.0 != shown.1 { return "on show: model \(shown.0), kernel \(shown.1)" }
    return differenceInTree
  }

  private var differenceInTree: String? {
    for number in model.made { live.append(number) }
    model.made = []
    var left: [Int] = []
    for number in live {
      guard let flow = model.flows[number], let node = kernel.flows[number]?.context.node else {
        return "flow \(number) is missing"
      }
      let sights = (FlowSight(flow), FlowSight(node, numbers: kernel.witness.numbers))
      if sights.0 != sights.1 { return "flow \(number): model \(sights.0), kernel \(sights.1)" }
      if flow.state != .ended || !flow.screens.isEmpty { left.append(number) }
    }
    live = left
    return nil
  }

  /// What different flows hear is compared flow by flow; the order between them is not told.
  private static func inOrderOfFlows(_ entries: some Sequence<Entry>) -> [Int: [Entry]] {
    Dictionary(grouping: entries) { $0.group }
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
