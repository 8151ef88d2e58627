extension HeadlessWindow: PersonWindow {
  /// The ``violations``, as sentences.
  public var refusals: [String] { violations.map(\.description) }

  /// Informs the visible screen that time has passed, if it is ``TimeAware``.
  public func clockDidAdvance() { (topViewController as? any TimeAware)?.timeDidPass() }
}
