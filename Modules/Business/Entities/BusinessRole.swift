public import FlowValues

/// A person's role in their business.
public enum BusinessRole: String, CaseIterable, ValidatedText {
  case owner
  case director
  case other

  public static let typing = TypedText.unchanged

  public var text: String { rawValue }

  public var label: LocalizedText {
    switch self {
    case .owner: "Owner"
    case .director: "Director"
    case .other: "Other"
    }
  }

  public init(cleaned text: String) throws(BusinessRoleError) {
    guard let role = BusinessRole(rawValue: text) else { throw text.isEmpty ? .missing : .unknown }
    self = role
  }
}

public enum BusinessRoleError: ReadableError {
  case missing
  case unknown

  public var sentence: LocalizedText {
    switch self {
    case .missing: "Choose what you are in the business."
    case .unknown: "There is no such role. Choose one from the list."
    }
  }
}
