/// A window with a person in front of it, whichever toolkit draws what is in it.
@MainActor
public protocol PersonWindow: AnyObject {
  /// What the person sees; nil when the window is empty.
  var snapshot: ScreenSnapshot? { get }

  /// What the toolkit has refused to do, in order, as sentences.
  var refusals: [String] { get }

  /// A person does this; what it starts may be on its way when this returns.
  /// - Throws: Why it cannot be done at this moment; then nothing has changed.
  func perform(_ act: PersonAct) throws(RefusedAct)

  /// The device's clock has moved on: the screen that the person sees is told, if it depends on the time.
  func clockDidAdvance()
}

/// Does at a window what a person does, and waits until the app is at rest.
@MainActor
public protocol PersonDriver {
  /// The kind of window.
  associatedtype Window: PersonWindow

  /// The window in front of the person.
  var window: Window { get }

  /// Waits until the app is at rest: nothing moves, nothing is at work, or all that is left waits for the finger that
  /// the person holds half way through a swipe.
  func settle() async
}

extension PersonDriver {
  /// Does this, and waits until the app is at rest.
  /// - Throws: Why a person cannot do it; then nothing has changed.
  public func perform(_ act: PersonAct) async throws(RefusedAct) {
    try window.perform(act)
    await settle()
  }
}
