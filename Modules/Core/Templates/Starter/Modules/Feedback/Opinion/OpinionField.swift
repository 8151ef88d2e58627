public import FlowScreens

/// The field of the Opinion screen.
public enum OpinionField: String, FormField {
  case opinion

  /// The label of the field.
  public var label: String {
    switch self {
    case .opinion: "Opinion"
    }
  }
}
