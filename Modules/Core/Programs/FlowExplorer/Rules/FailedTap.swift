import FlowHeadless

/// A tap that has led to a problem on its screen: it must be gone when the same tap has led on.
@MainActor
struct FailedTap {
  private weak var screen: HeadlessViewController?
  private let action: ExplorerAction
  private let problems: Set<String>
  private var isSolved = false

  /// Creates a failed tap; nil if the screen is another one now, or shows no new problem.
  init?(_ action: ExplorerAction, on screen: HeadlessViewController, before: Set<String>, in window: HeadlessWindow?) {
    guard action.kind == .tap, window?.topViewController === screen else { return nil }
    problems = Set(screen.problems).subtracting(before)
    guard !problems.isEmpty else { return nil }
    self.screen = screen
    self.action = action
  }

  /// Notes an action; returns the problems that must be gone, if the person has gone back to the screen.
  /// - Parameter former: The visible screen before the action.
  mutating func solvedProblems(
    after action: ExplorerAction, on former: HeadlessViewController?, in window: HeadlessWindow?
  ) -> Set<String>? {
    guard let screen, let window, let top = window.topViewController else { return nil }
    if action == self.action, former === screen, top !== screen, window.stack.entries.last?.placement == .pushed {
      isSolved = true
    }
    return isSolved && top === screen && [.leave, .swipe].contains(action.kind) ? problems : nil
  }
}
