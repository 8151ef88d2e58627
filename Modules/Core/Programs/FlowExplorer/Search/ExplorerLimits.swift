package import FlowHeadless

package struct ExplorerLimits {
  /// The maximum number of actions from a root.
  package var depth: Int
  package var transitions: Int
  package var findings: Int
  /// A Boolean value that indicates whether actions that are new on such a screen are tried first.
  package var prefersNewActions: Bool
  /// A Boolean value that indicates whether a random walk follows when everything within the depth was tried.
  package var walksRandomly: Bool
  /// The seed of the random walk.
  package var seed: UInt64
  /// Returns how much of the time is used, given the numbers of transitions and states; 1 is all of it.
  package var usedTime: @MainActor (_ transitions: Int, _ states: Int) -> Double

  /// Creates limits; by default, everything is tried.
  package init(
    depth: Int = .max, transitions: Int = .max, findings: Int = 20, prefersNewActions: Bool = true,
    walksRandomly: Bool = false,
    seed: UInt64 = 1,
    usedTime: @escaping @MainActor (_ transitions: Int, _ states: Int) -> Double = { _, _ in 0 }
  ) {
    self.depth = depth
    self.transitions = transitions
    self.findings = findings
    self.prefersNewActions = prefersNewActions
    self.walksRandomly = walksRandomly
    self.seed = seed
    self.usedTime = usedTime
  }

  /// Returns whether less than a part of the transitions and of the time is used.
  @MainActor
  func allowContinuing(_ graph: StateGraph, upTo part: Double = 1) -> Bool {
    Double(graph.transitionCount) < Double(transitions) * part
      && usedTime(graph.transitionCount, graph.states.count) < part
  }
}

/// A transition that was tried, with the screens before and after it.
package struct ExploredTransition: Sendable {
  package let before: ScreenSnapshot?
  package let action: ExplorerAction
  package let after: ScreenSnapshot?
}
