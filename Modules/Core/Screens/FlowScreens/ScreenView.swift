public import FlowKit

/// The View of a screen: displays the content that its presenter makes.
@MainActor
public protocol ScreenView<Content>: ViewController {
  associatedtype Content: Equatable & Sendable

  /// Displays a content, and replaces the previous one.
  ///
  /// The presenter calls it as soon as it has its view, possibly before the toolkit has loaded the screen (UIKit:
  /// before `viewDidLoad`), and again after each change. A view that is not loaded stores the latest content and
  /// displays it later; it must not load early because of it. The same content may arrive twice.
  func display(_ content: Content)
}
