public import FlowKit
public import Forms

/// Shows the form for a person's details.
@MainActor
public protocol PersonalDetailsView: ViewController {
  /// Shows this, and nothing of what was shown before.
  func display(_ content: PersonalDetailsContent)
}

/// What the form for a person's details shows.
public struct PersonalDetailsContent: Equatable, Sendable {
  /// The fields, in order.
  public let fields: [FieldContent<PersonalDetailsField>]
}
