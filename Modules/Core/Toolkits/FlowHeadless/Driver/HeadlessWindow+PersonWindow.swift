extension HeadlessWindow: PersonWindow {
  /// The visible screen in the ``language`` of the window.
  public var localizedSnapshot: ScreenSnapshot? { snapshot(in: language) }

  /// Informs the visible screen that time has passed, if it is ``TimeAware``.
  public func clockDidAdvance() { (topViewController as? any TimeAware)?.timeDidPass() }
}
