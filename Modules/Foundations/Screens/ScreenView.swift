public import FlowKit

/// The View of a screen: shows what its presenter has made ready.
@MainActor
public protocol ScreenView<Content>: ViewController {
  /// All that the screen shows.
  associatedtype Content: Equatable & Sendable

  /// Shows this, and nothing of what was shown before.
  ///
  /// The presenter calls it as soon as it has its view, which may be before a toolkit has loaded what draws the screen
  /// (UIKit: before `viewDidLoad`), and again after each change. A view that is not loaded yet keeps the latest content, and shows
  /// it when it is; until then nothing of it may be loaded for that. The same content may come twice.
  func display(_ content: Content)
}
