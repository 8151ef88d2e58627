/// A window of any toolkit that a person can use.
@MainActor
public protocol PersonWindow: AnyObject {
  /// The visible screen; nil if the window is empty.
  var snapshot: ScreenSnapshot? { get }

  /// The calls that the toolkit has refused, in order, as sentences.
  var refusals: [String] { get }

  /// Performs an action of the person; its transition may still be in progress when this returns.
  /// - Throws: The reason why the action is not possible now, in which case nothing has changed.
  func perform(_ action: PersonAction) throws(RefusedAction)

  /// Informs the visible screen that the device's clock has advanced, if the screen depends on the time.
  func clockDidAdvance()
}

/// Performs a person's actions in a window, and waits until the app is at rest.
@MainActor
public protocol PersonDriver {
  /// The type of the window.
  associatedtype Window: PersonWindow

  /// The window.
  var window: Window { get }

  /// Waits until the app is at rest: no transition and no work is in progress, or all remaining work waits for the end of a
  /// swipe that the person holds half way.
  func settle() async
}

extension PersonDriver {
  /// Performs an action of the person, and waits until the app is at rest.
  /// - Throws: The reason why the action is not possible, in which case nothing has changed.
  public func perform(_ action: PersonAction) async throws(RefusedAction) {
    try window.perform(action)
    await settle()
  }
}
