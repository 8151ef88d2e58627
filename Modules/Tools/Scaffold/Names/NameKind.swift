/// What a name is for.
enum NameKind: String, Equatable {
  case feature
  case screen
  case result
}
