/// The screens and the used feature that a part of a copy concerns.
struct CopySubject {
  var screens: [ScreenKind: String] = [:]
  var used: String?

  /// Returns the subject with this screen.
  func about(_ screen: String, _ kind: ScreenKind) -> CopySubject {
    var subject = self
    subject.screens[kind] = screen
    return subject
  }
}
