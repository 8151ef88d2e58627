/// Who can take an entry.
public enum Admission: Sendable {
  case everybody
  /// Only somebody with an account; others are led through the way in first.
  case members
  /// Only somebody without an account: this is the way in.
  case newcomers
}
