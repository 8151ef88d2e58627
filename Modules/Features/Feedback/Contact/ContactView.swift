public import FlowKit
public import Forms

/// Shows the Contact screen.
@MainActor
public protocol ContactView: ViewController {
  /// Shows this, and nothing of what was shown before.
  func display(_ content: ContactContent)
}

/// What the Contact screen shows.
public struct ContactContent: Equatable, Sendable {
  /// The fields, in order.
  public let fields: [FieldContent<ContactField>]
  /// Why the answer could not be stored, and what to do.
  public let problem: String?
  /// Whether the answer is being stored: nothing can be tapped or edited, and the screen cannot be pulled down.
  public let isBusy: Bool
}
