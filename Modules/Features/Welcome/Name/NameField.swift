public import Forms

/// What the Name screen asks.
public enum NameField: String, FormField {
  case name

  /// What the person reads beside the field.
  public var label: String {
    switch self {
    case .name: "Name"
    }
  }
}
