public import HeadlessUI

/// Where an exploration ends.
public struct ExplorerLimits {
  /// How many acts it goes away from a root.
  public var depth: Int
  /// How many transitions it tries.
  public var transitions: Int
  /// How many mistakes it tells.
  public var findings: Int
  /// Whether it tries what was never tried on such a screen before it goes on in order.
  public var triesNewFirst: Bool
  /// Whether it goes on by chance when all within the depth is tried.
  public var walksOn: Bool
  /// What chance begins with.
  public var seed: UInt64
  /// Whether there is time left, after so many transitions between so many states.
  public var hasTime: @MainActor (_ transitions: Int, _ states: Int) -> Bool

  /// Limits; without any given, all is tried.
  public init(
    depth: Int = .max, transitions: Int = .max, findings: Int = 20, triesNewFirst: Bool = true, walksOn: Bool = false,
    seed: UInt64 = 1,
    hasTime: @escaping @MainActor (_ transitions: Int, _ states: Int) -> Bool = { _, _ in true }
  ) {
    self.depth = depth
    self.transitions = transitions
    self.findings = findings
    self.triesNewFirst = triesNewFirst
    self.walksOn = walksOn
    self.seed = seed
    self.hasTime = hasTime
  }

  @MainActor
  func goOn(_ graph: StateGraph) -> Bool {
    graph.transitionCount < transitions && hasTime(graph.transitionCount, graph.states.count)
  }
}

/// Where an exploration begins: what was done before it.
public struct ExplorerRoot: Equatable, Sendable {
  /// The journey that leads there; nothing where the app is new.
  public let journey: String?
  /// Its steps, without what it expects.
  public let steps: [JourneyStep]

  /// An app that is new.
  public init() {
    journey = nil
    steps = []
  }

  /// An app to which this journey was done.
  public init(_ name: String, _ journey: Journey) {
    self.journey = name
    steps = journey.lines.compactMap { line in
      guard case .step(let step) = line.content else { return nil }
      if case .expect = step { return nil }
      return step
    }
  }
}

/// A transition that was tried, as the person sees it.
public struct ExploredTransition: Sendable {
  /// What they saw before.
  public let before: ScreenSnapshot?
  /// What was done.
  public let act: ExplorerAct
  /// What they saw then.
  public let after: ScreenSnapshot?
}
