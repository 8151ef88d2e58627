public import FlowKit

/// The View of a screen: shows what its presenter has made ready.
@MainActor
public protocol ScreenView<Content>: ViewController {
  /// All that the screen shows.
  associatedtype Content: Equatable & Sendable

  /// Shows this, and nothing of what was shown before.
  func display(_ content: Content)
}
