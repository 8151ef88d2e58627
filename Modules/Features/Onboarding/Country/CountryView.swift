public import FlowKit
public import Forms

/// Shows the form for a user's country.
@MainActor
public protocol CountryView: ViewController {
  /// Shows this, and nothing of what was shown before.
  func display(_ content: CountryContent)
}

/// What the form for a user's country shows.
public struct CountryContent: Equatable, Sendable {
  /// The one field.
  public let fields: [FieldContent<CountryField>]
  /// Why the user could not be made, and what to do.
  public let problem: String?
  /// Whether the user is being made: nothing can be tapped or edited, and the screen cannot be pulled down.
  public let isBusy: Bool
}
