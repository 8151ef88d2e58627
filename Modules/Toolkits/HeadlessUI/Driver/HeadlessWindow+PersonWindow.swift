extension HeadlessWindow: PersonWindow {
  /// The sentences of the ``violations``.
  public var refusals: [String] { violations.map(\.description) }

  /// Tells the screen that the person sees, if it is ``TimeAware``.
  public func clockDidAdvance() { (topViewController as? any TimeAware)?.timeDidPass() }
}
