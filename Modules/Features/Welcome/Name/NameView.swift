public import FlowKit
public import Forms

/// Shows the Name screen.
@MainActor
public protocol NameView: ViewController {
  /// Shows this, and nothing of what was shown before.
  func display(_ content: NameContent)
}

/// What the Name screen shows.
public struct NameContent: Equatable, Sendable {
  /// The fields, in order.
  public let fields: [FieldContent<NameField>]
  /// Why the answer could not be stored, and what to do.
  public let problem: String?
  /// Whether the answer is being stored: nothing can be tapped or edited, and the screen cannot be pulled down.
  public let isBusy: Bool
}
