import FlowKit
public import FlowScreens

public enum ResetEmailField: String, FormField {
  case email

  public var label: LocalizedText {
    switch self {
    case .email: "E-mail"
    }
  }

  public var kind: FormFieldKind { .text(.email) }
}
