public import HeadlessUI

/// Collects the graph of an app from what a person did at it, and where that led.
///
/// Whoever uses the app feeds it: journeys that are played, or somebody who tries everything.
public struct NavigationCollector: Sendable {
  private struct Pair: Hashable {
    let from: ScreenID
    let to: ScreenID
  }

  private var root: String?
  private var entries: [ScreenID: Set<NavigationScreen.Entry>] = [:]
  private var alerts: Set<ScreenID> = []
  private var acts: [Pair: Set<NavigationEdge.Act>] = [:]
  private var starts: Set<FlowStart> = []

  /// A collector that knows nothing yet.
  public init() {}

  /// The app was launched for the first time, and shows this.
  public mutating func begin(at sight: Sight?) {
    guard let sight else { return }
    if let flow = sight.flows.first { root = root.map { min($0, flow) } ?? flow }
    add(sight, enteredBy: .launch)
  }

  /// A step led from one sight to another; without a sight, there is no screen.
  public mutating func record(before: Sight?, _ step: JourneyStep, after: Sight?) {
    guard let after else { return }
    guard let before, case .act(let act) = step else { return add(after, enteredBy: before.entry(step, after)) }
    guard before.id != after.id else { return }
    let path = ScreenPath(after.screen.stack)
    let formerPath = ScreenPath(before.screen.stack)
    // Each screen has ways out; one is worth telling where its flow asks something, and does not let the person out.
    let asks = after.id.flow == before.id.flow && path.isAbove(formerPath)
    guard act.isTouch || asks else { return add(after, enteredBy: path.entry(past: formerPath)) }
    add(after, enteredBy: nil)
    let passage = act.isTabSelection ? .tab : path.passage(from: formerPath)
    acts[Pair(from: before.id, to: after.id), default: []].insert(NavigationEdge.Act(act.label, passage))
  }

  private mutating func add(_ sight: Sight, enteredBy entry: NavigationScreen.Entry?) {
    entries[sight.id, default: []].formUnion([entry].compactMap(\.self))
    if sight.isAlert { alerts.insert(sight.id) }
    for (owner, subflow) in zip(sight.flows, sight.flows.dropFirst()) {
      starts.insert(FlowStart(owner: owner, subflow: subflow))
    }
  }

  /// What was collected so far.
  public var graph: NavigationGraph {
    NavigationGraph(
      root: root ?? "",
      screens: entries.map { NavigationScreen($0, isAlert: alerts.contains($0), entries: $1) },
      edges: acts.map { NavigationEdge(from: $0.from, to: $0.to, acts: $1) },
      starts: Array(starts))
  }
}

// MARK: - What led where

extension Sight? {
  /// How a person came to a screen by something else than an act of theirs; nil if they stayed where they were.
  fileprivate func entry(_ step: JourneyStep, _ after: Sight) -> NavigationScreen.Entry? {
    if case .open = step { return self?.id == after.id ? nil : .link }
    guard let before = self else { return .restored }
    guard before.id != after.id else { return nil }
    return switch step {
    case .relaunch, .kill: .restored
    case .act, .open, .clock, .expect, .after, .app: .event
    }
  }
}

extension ScreenPath {
  /// How a person came to a screen who had left another one: what was below it needs no telling.
  fileprivate func entry(past former: ScreenPath) -> NavigationScreen.Entry? {
    passage(from: former) == .back ? nil : .event
  }
}

extension PersonAct {
  /// Whether the person has touched something that the screen itself offers.
  fileprivate var isTouch: Bool {
    switch self {
    case .tap, .tapTwice, .fill, .choose, .selectTab: true
    case .back, .backTo, .swipeBack, .finishSwipe, .callOffSwipe, .pullDown: false
    }
  }

  fileprivate var isTabSelection: Bool {
    if case .selectTab = self { true } else { false }
  }

  /// What the person has touched, in words.
  fileprivate var label: String {
    switch self {
    case .tap(let label), .tapTwice(let label), .fill(let label, _), .choose(_, let label), .selectTab(let label):
      label.withoutNumbers
    case .back, .backTo: "back"
    case .swipeBack, .finishSwipe, .callOffSwipe: "swipe back"
    case .pullDown: "pull down"
    }
  }
}
