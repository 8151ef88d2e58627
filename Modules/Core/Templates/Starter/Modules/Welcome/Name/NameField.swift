public import FlowKit
public import FlowScreens

public enum NameField: String, FormField {
  case name

  public var label: LocalizedText {
    switch self {
    case .name: "Name"
    }
  }

  /// The name of a person.
  public var kind: FormFieldKind { .text(.name) }
}
