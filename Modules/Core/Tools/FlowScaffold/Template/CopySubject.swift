/// The screens and the used feature that a part of a copy concerns.
struct CopySubject {
  var screens: [ScreenKind: String] = [:]
  var used: String?

  func about(_ screen: String, _ kind: ScreenKind) -> CopySubject {
    var subject = self
    subject.screens[kind] = screen
    return subject
  }
}
