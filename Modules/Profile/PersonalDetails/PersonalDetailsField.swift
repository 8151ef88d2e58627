public import FlowScreens

/// The fields of a person's details.
public enum PersonalDetailsField: String, FormField {
  case firstName
  case lastName
  case dateOfBirth
  case phone
  case email

  /// The label of the field.
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
