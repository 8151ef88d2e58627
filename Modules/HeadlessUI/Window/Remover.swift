/// Who takes screens away.
enum Remover {
  /// The person: back, a finished swipe, a sheet pulled down.
  case person
  /// The app: a dismisser, or a presenter that replaces a stack.
  case program
}
