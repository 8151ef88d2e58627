public import FlowKit
public import Forms

/// Shows the form for a person's address.
@MainActor
public protocol AddressView: ViewController {
  /// Shows this, and nothing of what was shown before.
  func display(_ content: AddressContent)
}

/// What the form for a person's address shows.
public struct AddressContent: Equatable, Sendable {
  /// The fields that the country has, in order.
  public let fields: [FieldContent<AddressField>]
  /// Why the profile could not be saved, and what to do.
  public let problem: String?
  /// Whether the profile is being saved: nothing can be tapped or edited, and the screen cannot be pulled down.
  public let isBusy: Bool
}
