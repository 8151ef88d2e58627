import FlowKit
public import FlowScreens

public enum NewPasswordField: String, FormField {
  case code
  case password

  public var label: LocalizedText {
    switch self {
    case .code: "Code"
    case .password: "New password"
    }
  }

  public var kind: FormFieldKind {
    switch self {
    case .code: .text(.oneTimeCode)
    case .password: .text(.secret)
    }
  }
}
