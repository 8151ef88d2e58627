public import FlowKit
public import Forms

/// Shows the form for the person's role and what the business does.
@MainActor
public protocol RoleAndWebView: ViewController {
  /// Shows this, and nothing of what was shown before.
  func display(_ content: RoleAndWebContent)
}

/// What the form for the person's role and what the business does shows.
public struct RoleAndWebContent: Equatable, Sendable {
  /// The fields, in order.
  public let fields: [FieldContent<RoleAndWebField>]
}
