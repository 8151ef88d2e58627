/// The screen and the used feature that a part of a copy is about.
struct Subject {
  var screen: String?
  var used: String?
}
