/// Performs a person's actions in a window, and waits until the app is at rest.
///
/// It does not sleep or poll: it turns the run loop if a transition needs it, and otherwise waits for the app.
@MainActor
public struct HeadlessDriver: PersonDriver {
  public let window: HeadlessWindow
  private let idle: @MainActor () async -> Void

  /// Creates a driver for a window.
  /// - Parameters:
  ///   - window: The window.
  ///   - idle: Waits until the app has no work left before the next touch or the next tick of its clock, such as
  ///     `FlowController.idle`.
  public init(window: HeadlessWindow, idle: @escaping @MainActor () async -> Void) {
    self.window = window
    self.idle = idle
  }

  /// Waits until the app is at rest: no transition and no work is in progress, or all remaining work waits for the end of a
  /// swipe that the person holds half way.
  public func settle() async {
    // The app must be at rest twice in a row: other code that waited for rest may have started new work.
    var consecutiveRestCount = 0
    while consecutiveRestCount < 2 {
      while window.isInTransition { window.turn() }
      consecutiveRestCount = await isAtRest() ? consecutiveRestCount + 1 : 0
    }
  }

  /// Waits until the app is idle or the window needs a turn, whichever happens first.
  private func isAtRest() async -> Bool {
    if window.hasWorkAwaitingSwipe { return true }
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

/// A wait that several callers can end; only the first call has an effect.
@MainActor
final class Wait {
  private var continuation: CheckedContinuation<Void, Never>?
  private var isOver = false

  /// Suspends until the wait has ended.
  func value() async {
    guard !isOver else { return }
    await withCheckedContinuation { continuation = $0 }
  }

  func end() {
    isOver = true
    continuation?.resume()
    continuation = nil
  }
}
