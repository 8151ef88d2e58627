/// The person is about to take screens away, and one of them asks before it goes.
@MainActor
public final class LeaveAttempt {
  /// What a screen does about an attempt: allows it, at once or later, or lets it be.
  public typealias Handler = @MainActor (LeaveAttempt) -> Void

  private let screens: [FlowScreen]
  /// How many of the screens, from the bottom, are still to be asked: those below the one that is asked here.
  private let unasked: Int
  private var isAsking = true
  private var isAllowed = false

  private init(_ screens: [FlowScreen], unasked: Int) {
    self.screens = screens
    self.unasked = unasked
  }

  /// Lets the person go: the screens are taken away as if this one had not asked.
  ///
  /// A second call changes nothing.
  public func allow() {
    guard !isAllowed else { return }
    isAllowed = true
    // While the screen is being asked, the toolkit goes on by itself.
    guard !isAsking, Self.isAllowed(screens, unasked: unasked) else { return }
    screens[unasked].node.runtime?.takeDown(screens, by: .person, animated: true)
  }

  /// Asks screens, the topmost first, until one of them does not allow it at once.
  static func isAllowed(_ screens: [FlowScreen], unasked: Int) -> Bool {
    for index in (0..<unasked).reversed() {
      let screen = screens[index]
      guard screen.isOnShow, screen.node.stage == .running, let onLeave = screen.onLeave else { continue }
      let attempt = LeaveAttempt(screens, unasked: index)
      onLeave(attempt)
      attempt.isAsking = false
      guard attempt.isAllowed else { return false }
    }
    return true
  }
}
