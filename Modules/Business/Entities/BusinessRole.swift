public import FlowScreens

/// A person's role in their business.
public enum BusinessRole: String, CaseIterable, ValidatedText {
  case owner
  case director
  case other

  /// The stored value.
  public var text: String { rawValue }

  /// The label.
  public var label: String {
    switch self {
    case .owner: "Owner"
    case .director: "Director"
    case .other: "Other"
    }
  }

  /// Creates a role from its stored value.
  public init(_ text: String) throws(BusinessRoleError) {
    guard let role = BusinessRole(rawValue: text) else { throw text.isEmpty ? .missing : .unknown }
    self = role
  }
}

/// The reason why a role was refused.
public enum BusinessRoleError: ReadableError {
  case missing
  case unknown

  /// The reason and the expected input.
  public var sentence: String {
    switch self {
    case .missing: "Choose what you are in the business."
    case .unknown: "There is no such role. Choose one from the list."
    }
  }
}
