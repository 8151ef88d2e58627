public import Forms

/// What the Opinion screen asks.
public enum OpinionField: String, FormField {
  case opinion

  /// What the person reads beside the field.
  public var label: String {
    switch self {
    case .opinion: "Opinion"
    }
  }
}
