public import FlowKit
public import Forms

/// Shows the Opinion screen.
@MainActor
public protocol OpinionView: ViewController {
  /// Shows this, and nothing of what was shown before.
  func display(_ content: OpinionContent)
}

/// What the Opinion screen shows.
public struct OpinionContent: Equatable, Sendable {
  /// The fields, in order.
  public let fields: [FieldContent<OpinionField>]
  /// Why the answer could not be stored, and what to do.
  public let problem: String?
  /// Whether the answer is being stored: nothing can be tapped or edited, and the screen cannot be pulled down.
  public let isBusy: Bool
}
