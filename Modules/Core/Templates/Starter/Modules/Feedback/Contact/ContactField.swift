public import FlowScreens

/// The field of the Contact screen.
public enum ContactField: String, FormField {
  case contact

  /// The label of the field.
  public var label: String {
    switch self {
    case .contact: "Contact"
    }
  }
}
