public import Forms

/// What the Contact screen asks.
public enum ContactField: String, FormField {
  case contact

  /// What the person reads beside the field.
  public var label: String {
    switch self {
    case .contact: "Contact"
    }
  }
}
