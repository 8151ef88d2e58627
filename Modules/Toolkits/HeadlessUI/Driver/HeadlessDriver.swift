/// Does at a window what a person does, and waits until the app has come to rest.
///
/// It neither sleeps nor polls: it turns the run loop when a transition needs it, and otherwise waits for the app.
@MainActor
public struct HeadlessDriver: PersonDriver {
  /// The window that the person sits at.
  public let window: HeadlessWindow
  private let idle: @MainActor () async -> Void

  /// A person at `window`.
  /// - Parameters:
  ///   - window: The window in front of them.
  ///   - idle: Returns when the app has nothing to do before somebody touches it or its clock moves on, such
  ///     as `FlowController.idle`.
  public init(window: HeadlessWindow, idle: @escaping @MainActor () async -> Void) {
    self.window = window
    self.idle = idle
  }

  /// Waits until the app is at rest: nothing moves, nothing is at work, or all that is left waits for the finger that
  /// the person holds half way through a swipe.
  public func settle() async {
    // The app must be found at rest twice in a row: who waited for its rest as well may have begun something since.
    var restsFound = 0
    while restsFound < 2 {
      while window.isInTransition { window.turn() }
      restsFound = await isAtRest() ? restsFound + 1 : 0
    }
  }

  /// Waits for the app to be idle, or for the window to need a turn, whichever comes first.
  private func isAtRest() async -> Bool {
    if window.waitsForFinger { return true }
    let wait = Wait()
    window.waits.append(wait)
    Task {
      await idle()
      wait.end()
    }
    await wait.value()
    window.waits.removeAll { $0 === wait }
    return !window.isInTransition
  }
}
