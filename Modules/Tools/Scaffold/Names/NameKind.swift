/// The kind of a name.
enum NameKind: String, Equatable {
  case app
  case feature
  case screen
  case result
  case scheme

  /// The kind with its article.
  var noun: String { (self == .app ? "an " : "a ") + rawValue }
}
