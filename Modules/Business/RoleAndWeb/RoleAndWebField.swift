public import FlowKit
public import FlowScreens

/// The fields for the person's role and the purpose of the business.
public enum RoleAndWebField: String, FormField {
  case role
  case webPage
  case description

  public var label: LocalizedText {
    switch self {
    case .role: "Your role"
    case .webPage: "Web page"
    case .description: "What the business does"
    }
  }

  /// The roles; other fields take text.
  public var options: FieldOptions { self == .role ? Self.roles : [] }

  public var kind: FormFieldKind {
    switch self {
    // A corrected address is another one.
    case .webPage: .text(.exact)
    case .role, .description: .text(.text)
    }
  }

  private static let roles = FieldOptions(BusinessRole.allCases.map { FieldOption(value: $0.text, label: $0.label) })
}
