/// An attempt of the person to dismiss screens, one of which asks first.
@MainActor
public final class LeaveAttempt {
  /// Handles an attempt: allows it, at once or later, or ignores it.
  public typealias Handler = @MainActor (LeaveAttempt) -> Void

  private let screens: [FlowScreen]
  /// The number of screens below this one that are still to be asked.
  private let unasked: Int
  private var isAsking = true
  private var isAllowed = false

  private init(_ screens: [FlowScreen], unasked: Int) {
    self.screens = screens
    self.unasked = unasked
  }

  /// Allows the attempt: the screens are dismissed as if this one had not asked.
  ///
  /// A second call changes nothing.
  public func allow() {
    guard !isAllowed else { return }
    isAllowed = true
    // Within the handler, the toolkit itself proceeds.
    guard !isAsking, Self.isAllowed(screens, unasked: unasked) else { return }
    screens[unasked].node.runtime?.remove(screens, by: .person, animated: true)
  }

  /// Asks screens, topmost first, until one of them does not allow the attempt at once.
  static func isAllowed(_ screens: [FlowScreen], unasked: Int) -> Bool {
    for index in (0..<unasked).reversed() {
      let screen = screens[index]
      guard screen.isShown, screen.node.stage == .running, let onLeave = screen.onLeave else { continue }
      let attempt = LeaveAttempt(screens, unasked: index)
      onLeave(attempt)
      attempt.isAsking = false
      guard attempt.isAllowed else { return false }
    }
    return true
  }
}
