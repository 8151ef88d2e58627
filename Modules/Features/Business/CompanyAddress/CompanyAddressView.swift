public import FlowKit
public import Forms
public import Profile

/// Shows the form for a company's address.
@MainActor
public protocol CompanyAddressView: ViewController {
  /// Shows this, and nothing of what was shown before.
  func display(_ content: CompanyAddressContent)
}

/// What the form for a company's address shows.
public struct CompanyAddressContent: Equatable, Sendable {
  /// The fields that the country has, in order.
  public let fields: [FieldContent<AddressField>]
}
