public import FlowHeadless

/// The limits of an exploration.
public struct ExplorerLimits {
  /// The maximum number of actions from a root.
  public var depth: Int
  /// The maximum number of transitions.
  public var transitions: Int
  /// The maximum number of findings.
  public var findings: Int
  /// A Boolean value that indicates whether actions that are new on such a screen are tried first.
  public var prefersNewActions: Bool
  /// A Boolean value that indicates whether a random walk follows when everything within the depth was tried.
  public var walksRandomly: Bool
  /// The seed of the random walk.
  public var seed: UInt64
  /// Returns whether there is time left, given the numbers of transitions and states.
  public var hasTimeLeft: @MainActor (_ transitions: Int, _ states: Int) -> Bool

  /// Creates limits; by default, everything is tried.
  public init(
    depth: Int = .max, transitions: Int = .max, findings: Int = 20, prefersNewActions: Bool = true,
    walksRandomly: Bool = false,
    seed: UInt64 = 1,
    hasTimeLeft: @escaping @MainActor (_ transitions: Int, _ states: Int) -> Bool = { _, _ in true }
  ) {
    self.depth = depth
    self.transitions = transitions
    self.findings = findings
    self.prefersNewActions = prefersNewActions
    self.walksRandomly = walksRandomly
    self.seed = seed
    self.hasTimeLeft = hasTimeLeft
  }

  @MainActor
  func allowContinuing(_ graph: StateGraph) -> Bool {
    graph.transitionCount < transitions && hasTimeLeft(graph.transitionCount, graph.states.count)
  }
}

/// A start of an exploration: a new app, or the state after a journey.
public struct ExplorerRoot: Equatable, Sendable {
  /// The name of the journey that leads there; nil for a new app.
  public let journey: String?
  /// The steps of the journey, without its expectations.
  public let steps: [JourneyStep]

  /// Creates a root at a new app.
  public init() {
    journey = nil
    steps = []
  }

  /// Creates a root at the end of a journey.
  public init(_ name: String, _ journey: Journey) {
    self.journey = name
    steps = journey.lines.compactMap { line in
      guard case .step(let step) = line.content else { return nil }
      if case .expect = step { return nil }
      return step
    }
  }
}

/// A transition that was tried, with the screens before and after it.
public struct ExploredTransition: Sendable {
  /// The screen before the action.
  public let before: ScreenSnapshot?
  /// The action.
  public let action: ExplorerAction
  /// The screen after the action.
  public let after: ScreenSnapshot?
}
