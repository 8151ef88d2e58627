public import FlowScreens

/// The field of the first form.
public enum EmailField: String, FormField {
  case email

  /// The label of the field.
  public var label: String {
    switch self {
    case .email: "E-mail"
    }
  }
}
