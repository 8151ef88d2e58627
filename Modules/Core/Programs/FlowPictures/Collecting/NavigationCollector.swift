package import FlowHeadless

/// Collects the navigation graph of an app from the person's actions and the resulting screens.
///
/// Its input comes from played journeys, or from an exploration.
package struct NavigationCollector: Sendable {
  private struct Pair: Hashable {
    let from: ScreenID
    let to: ScreenID
  }

  private var root: String?
  private var entries: [ScreenID: Set<NavigationScreen.Entry>] = [:]
  private var alerts: Set<ScreenID> = []
  private var actions: [Pair: Set<NavigationEdge.Action>] = [:]
  private var starts: Set<FlowStart> = []

  package init() {}

  /// Records the first launch, and the screen that is shown.
  package mutating func begin(at capture: ScreenCapture?) {
    guard let capture else { return }
    if let flow = capture.flows.first { root = root.map { min($0, flow) } ?? flow }
    add(capture, enteredBy: .launch)
  }

  /// Records a step that led from one capture to another; nil means that no screen was shown.
  package mutating func record(before: ScreenCapture?, _ step: JourneyStep, after: ScreenCapture?) {
    guard let after else { return }
    guard let before, case .action(let action) = step else { return add(after, enteredBy: before.entry(step, after)) }
    guard before.id != after.id else { return }
    let path = ScreenPath(after.screen.stack)
    let formerPath = ScreenPath(before.screen.stack)
    // Records an exit only if the flow asked a question instead of ending.
    let asks = after.id.flow == before.id.flow && path.isAbove(formerPath)
    guard action.isTouch || asks else { return add(after, enteredBy: path.entry(past: formerPath)) }
    add(after, enteredBy: nil)
    let passage = action.isTabSelection ? .tab : path.passage(from: formerPath)
    actions[Pair(from: before.id, to: after.id), default: []].insert(NavigationEdge.Action(action.label, passage))
  }

  private mutating func add(_ capture: ScreenCapture, enteredBy entry: NavigationScreen.Entry?) {
    entries[capture.id, default: []].formUnion([entry].compactMap(\.self))
    if capture.isAlert { alerts.insert(capture.id) }
    for (owner, subflow) in zip(capture.flows, capture.flows.dropFirst()) {
      starts.insert(FlowStart(owner: owner, subflow: subflow))
    }
  }

  /// The graph so far.
  package var graph: NavigationGraph {
    NavigationGraph(
      root: root ?? "",
      screens: entries.map { NavigationScreen($0, isAlert: alerts.contains($0), entries: $1) },
      edges: actions.map { NavigationEdge(from: $0.from, to: $0.to, actions: $1) },
      starts: Array(starts))
  }
}

// MARK: - Entries

extension ScreenCapture? {
  /// Returns how a screen appeared without an action of the person; nil if it did not change.
  fileprivate func entry(_ step: JourneyStep, _ after: ScreenCapture) -> NavigationScreen.Entry? {
    switch step {
    case .open: return self?.id == after.id ? nil : .link
    // Either of them may have led to the screen.
    case .atOnce: return nil
    default: break
    }
    guard let before = self else { return .restored }
    guard before.id != after.id else { return nil }
    return switch step {
    case .relaunch, .kill, .language, .region: .restored
    case .action, .fillSecret, .open, .atOnce, .clock, .expect, .after, .app: .event
    }
  }
}

extension ScreenPath {
  /// Returns how a screen appeared; nil if it was below the previous one.
  fileprivate func entry(past former: ScreenPath) -> NavigationScreen.Entry? {
    passage(from: former) == .back ? nil : .event
  }
}

extension PersonAction {
  /// Whether the person has touched an element of the screen.
  fileprivate var isTouch: Bool {
    switch self {
    case .tap, .tapTwice, .fill, .paste, .suggest, .choose, .turn, .selectTab, .refresh: true
    case .back, .backTo, .swipeBack, .finishSwipe, .cancelSwipe, .pullDown, .scroll: false
    }
  }

  fileprivate var isTabSelection: Bool {
    if case .selectTab = self { true } else { false }
  }

  /// The label of the touched element.
  fileprivate var label: String {
    switch self {
    case .tap(let label), .tapTwice(let label), .fill(let label, _), .paste(_, let label), .suggest(_, let label),
      .choose(_, let label), .turn(let label, _),
      .selectTab(let label):
      label.withoutNumbers
    case .back, .backTo: "back"
    case .swipeBack, .finishSwipe, .cancelSwipe: "swipe back"
    case .pullDown: "pull down"
    case .refresh: "pull to refresh"
    case .scroll: "scroll"
    }
  }
}
