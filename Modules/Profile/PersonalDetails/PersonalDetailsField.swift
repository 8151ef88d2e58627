public import FlowKit
public import FlowScreens

/// The fields of a person's details.
public enum PersonalDetailsField: String, FormField {
  case firstName
  case lastName
  case dateOfBirth
  case phone
  case email

  public var label: LocalizedText {
    switch self {
    case .firstName: "First name"
    case .lastName: "Last name"
    case .dateOfBirth: "Date of birth"
    case .phone: "Phone"
    case .email: "E-mail"
    }
  }

  public var kind: FormFieldKind {
    switch self {
    case .firstName, .lastName: .text(.name)
    case .dateOfBirth: .text(.text)
    case .phone: .text(.phone)
    case .email: .text(.email)
    }
  }
}
