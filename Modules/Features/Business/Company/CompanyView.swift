public import FlowKit
public import Forms

/// Shows the form for a company.
@MainActor
public protocol CompanyView: ViewController {
  /// Shows this, and nothing of what was shown before.
  func display(_ content: CompanyContent)
}

/// What the form for a company shows.
public struct CompanyContent: Equatable, Sendable {
  /// The fields that the type has, in order.
  public let fields: [FieldContent<CompanyField>]
}
