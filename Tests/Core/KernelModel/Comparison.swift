import FlowKit
import FlowTesting

/// Plays the same acts in the model and in the kernel, and compares the states after each.
@MainActor
final class Comparison {
  let model: ModelApp
  let kernel: KernelPlay
  private var comparedEntries = 0
  private var comparedMisuses = 0
  private var live: [Int] = []

  private let awaits: Bool

  init(_ mode: PlayMode, _ setting: PlaySetting, on stages: [any PlayStage]) {
    awaits = setting.awaits
    model = ModelApp(
      windows: stages.count, trees: setting.trees, holdsTransitions: mode != .synchronous,
      movesLikeUIKit: stages[0].movesLikeUIKit)
    kernel = KernelPlay(stages, trees: setting.trees)
  }

  /// Whether tasks had turns whose order is not promised, so that the two cannot be compared any more.
  private(set) var isOver = false

  /// - Returns: the difference after the act; nil if there is none.
  func play(_ act: Act) async -> String? {
    guard !isOver, model.allows(act) else { return nil }
    if awaits { kernel.beginIdle() }
    guard kernel.perform(act) else { return nil }
    model.play(act)
    // A task that is no work may have its turn before the tree is idle, or after that.
    isOver = model.hasTurnsInAnyOrder || model.freeTurns > 0 && !model.answeredFlows.isEmpty
    if isOver { return nil }
    if awaits {
      await kernel.runTurns(untilAnswer: model.received.count { $0.kind == .answered })
      model.reportVainAnswers()
      await letRest()
    }
    return difference
  }

  /// The kernel confirms that it is idle on other threads, which may be slow.
  private func letRest() async {
    guard model.trees.count == 1, model.isIdle(model.trees[0]) else { return }
    await KernelPlay.leaveMainActor { kernel.idleSince[0] == nil }
  }

  private var difference: String? {
    let all = [
      differenceInWords, callbacksInCallbacks, differenceInMisuses, differenceInRest, differenceOnShow,
      differenceInTree,
    ].compactMap(\.self)
    return all.isEmpty ? nil : all.joined(separator: "\n// ")
  }

  private var differenceInWords: String? {
    let model = model.received[comparedEntries...]
    let kernel = kernel.observer.received.dropFirst(comparedEntries)
    comparedEntries += model.count
    guard !model.elementsEqual(kernel), Self.inOrderOfFlows(model) != Self.inOrderOfFlows(kernel) else { return nil }
    return "received: model \(model.map(\.description)), kernel \(kernel.map(\.description))"
  }

  private var callbacksInCallbacks: String? {
    let nested = kernel.nested
    kernel.nested = []
    return nested.isEmpty ? nil : "callbacks in callbacks: \(nested.map(\.description))"
  }

  private var differenceInMisuses: String? {
    if kernel.stage.completesOddly { kernel.observer.misuses.removeAll { $0.kind == .another } }
    // Those of different flows have no order.
    let model = model.misuses[comparedMisuses...].map(\.kind.rawValue).sorted()
    let kernel = kernel.observer.misuses.dropFirst(comparedMisuses).map(\.kind.rawValue).sorted()
    comparedMisuses += model.count
    return model == kernel ? nil : "misuse: model \(model), kernel \(kernel)"
  }

  /// Sentence 14: the tree is idle when nothing happens any more without the person, and not before.
  private var differenceInRest: String? {
    defer { model.freeTurns = 0 }
    // Tasks that are no work do not count.
    guard awaits, model.swipes.isEmpty, model.trees.count == 1, model.freeTurns == 0 else { return nil }
    let isIdle = model.isIdle(model.trees[0])
    switch kernel.idleSince[0] {
    case nil: return isIdle ? "idle: model yes, kernel no" : nil
    case kernel.observer.received.count: return isIdle ? nil : "idle: model no, kernel yes"
    default: return "idle: too early"
    }
  }

  private var differenceOnShow: String? {
    let stage = kernel.stage
    // A screen that is being removed is gone there, and here it is not.
    if stage.movesLikeUIKit, model.isMoving { return nil }
    let model = model.windows.map { $0.all.map(\.number) }
    let kernel = kernel.stages.map { $0.shown.map { stage.number(of: $0) } }
    return model == kernel ? nil : "screens: model \(model), kernel \(kernel)"
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
      let snapshots = (FlowSnapshot(flow), FlowSnapshot(node, numbers: kernel.observer.numbers, on: kernel.stage))
      if snapshots.0 != snapshots.1 {
        differences.append("flow \(number): model \(snapshots.0), kernel \(snapshots.1)")
      }
      if flow.state != .ended || !flow.screens.isEmpty { left.append(number) }
    }
    live = left
    return differences.isEmpty ? nil : differences.joined(separator: "\n// ")
  }

  /// The entries are compared flow by flow, without an order between flows or between removed screens.
  ///
  /// Two dismissals of one flow have no order either, the second by the observer in the middle of the first.
  private static func inOrderOfFlows(_ entries: some Sequence<Entry>) -> [Int: [Entry]] {
    Dictionary(grouping: entries) { $0.group }.mapValues { entries in
      entries.first.map { $0.isOrdered ? entries : entries.sorted { $0.value < $1.value } } ?? []
    }
  }
}
