public import Forms

/// What is asked about a person.
public enum PersonalDetailsField: String, FormField {
  case firstName
  case lastName
  case dateOfBirth
  case phone
  case email

  /// What the person reads beside the field.
  public var label: String {
    switch self {
    case .firstName: "First name"
    case .lastName: "Last name"
    case .dateOfBirth: "Date of birth"
    case .phone: "Phone"
    case .email: "E-mail"
    }
  }
}
