public import FlowKit
public import FlowScreens

/// The field of the first form.
public enum EmailField: String, FormField {
  case email

  public var label: LocalizedText {
    switch self {
    case .email: "E-mail"
    }
  }

  public var kind: FormFieldKind { .text(.email) }
}
