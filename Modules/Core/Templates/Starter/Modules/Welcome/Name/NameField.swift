public import FlowScreens

/// The field of the Name screen.
public enum NameField: String, FormField {
  case name

  /// The label of the field.
  public var label: String {
    switch self {
    case .name: "Name"
    }
  }
}
