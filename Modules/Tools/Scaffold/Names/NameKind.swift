/// What a name is for.
enum NameKind: String, Equatable {
  case app
  case feature
  case screen
  case result
  case scheme
}
