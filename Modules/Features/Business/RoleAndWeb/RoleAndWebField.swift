public import Forms

/// What is asked about the person's role, and about what the business does.
public enum RoleAndWebField: String, FormField {
  case role
  case webPage
  case description

  /// What the person reads beside the field.
  public var label: String {
    switch self {
    case .role: "Your role"
    case .webPage: "Web page"
    case .description: "What the business does"
    }
  }

  /// The roles; all else is typed.
  public var options: [FieldOption] {
    switch self {
    case .role: BusinessRole.allCases.map { FieldOption(value: $0.text, label: $0.label) }
    case .webPage, .description: []
    }
  }
}
