public import FlowKit
public import FlowScreens

public enum CredentialsField: String, FormField {
  case email
  case password

  public var label: LocalizedText {
    switch self {
    case .email: "E-mail"
    case .password: "Password, if you have set one"
    }
  }

  public var kind: FormFieldKind {
    switch self {
    case .email: .text(.email)
    case .password: .text(.secret)
    }
  }
}
