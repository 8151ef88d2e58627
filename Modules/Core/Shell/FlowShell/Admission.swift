/// The people who may use an entry.
public enum Admission: Sendable {
  case everybody
  /// People with an account; others sign up first.
  case members
  /// People without an account; the entry is not for others.
  case newcomers
}
