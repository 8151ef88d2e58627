public import FlowKit

/// A window of any toolkit that a person can use.
@MainActor
public protocol PersonWindow: AnyObject {
  /// The language in which the person reads the screens; by default the developers'.
  var language: Language { get }

  /// The visible screen with texts as journeys have them; nil if the window is empty.
  var snapshot: ScreenSnapshot? { get }

  /// The visible screen with texts as the person reads them, in the language of the window; nil if the window is empty.
  var localizedSnapshot: ScreenSnapshot? { get }

  /// The name of the visible screen if the person can neither use nor leave it, which is a defect; nil otherwise.
  var deadEnd: String? { get }

  /// The calls that the toolkit has refused, and the texts without a translation, in order, as sentences.
  var refusals: [String] { get }

  /// Performs an action of the person; its transition may still be in progress when this returns.
  /// - Throws: The reason why the action is not possible now, in which case nothing has changed.
  func perform(_ action: PersonAction) throws(RefusedAction)

  /// Informs the visible screen that the device's clock has advanced, if the screen depends on the time.
  func clockDidAdvance()
}

extension PersonWindow {
  public var language: Language { .developers }

  /// The ``snapshot``, for a window whose person reads the developers' forms.
  public var localizedSnapshot: ScreenSnapshot? { snapshot }

  public var deadEnd: String? { snapshot.flatMap { $0.isDeadEnd ? $0.name : nil } }
}

/// Performs a person's actions in a window, and waits until the app is at rest.
@MainActor
public protocol PersonDriver {
  associatedtype Window: PersonWindow

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

/// A screen that depends on the time, such as one with an offer that expires.
@MainActor
public protocol TimeAware: ViewController {
  /// Called when the device's clock has advanced.
  func timeDidPass()
}

extension HeadlessWindow: PersonWindow {
  /// The visible screen in the ``language`` of the window.
  public var localizedSnapshot: ScreenSnapshot? { snapshot(in: language) }

  /// The name of the visible screen if the person can neither use nor leave it, which is a defect; nil otherwise.
  public var deadEnd: String? {
    // Most screens can be left, so that most need no description.
    guard hasScreensBelow, exits.isEmpty, let snapshot, snapshot.isDeadEnd else { return nil }
    return snapshot.name
  }

  private var hasScreensBelow: Bool {
    guard rootViewController.modal == nil, let root = rootViewController as? HeadlessNavigationController else {
      return rootViewController.modal != nil
    }
    return root.viewControllers.count > 1
  }

  /// Informs the visible screen that time has passed, if it is ``TimeAware``.
  public func clockDidAdvance() { (topViewController as? any TimeAware)?.timeDidPass() }
}
