public import Forms

/// What is asked first.
public enum EmailField: String, FormField {
  case email

  /// What the person reads beside the field.
  public var label: String {
    switch self {
    case .email: "E-mail"
    }
  }
}
