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
    case .firstName: .text(.givenName)
    case .lastName: .text(.familyName)
    case .dateOfBirth: .text(.exact)
    case .phone: .text(.phone)
    case .email: .text(.email)
    }
  }
}
