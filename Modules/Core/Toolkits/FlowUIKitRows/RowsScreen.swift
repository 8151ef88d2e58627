public import FlowKit
public import FlowScreens
public import FlowUIKit

#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  import FlowUIKitStandIn
#endif

/// A View that makes rows from its content.
public final class RowsScreen<Content: Equatable & Sendable>: RowsViewController, ScreenView {
  private let onTimePassed: @MainActor () -> Void
  private let makePage: @MainActor (Content) -> Page

  /// Creates a screen.
  /// - Parameters:
  ///   - name: The accessibility identifier of the screen.
  ///   - onTimePassed: Called when time has passed, for a content that depends on it.
  ///   - page: Makes the page of a content.
  public init(
    _ name: String, onTimePassed: @escaping @MainActor () -> Void = {}, page: @escaping @MainActor (Content) -> Page
  ) {
    self.onTimePassed = onTimePassed
    makePage = page
    super.init(name: name)
  }

  /// Screens are not archived.
  public required init?(coder: NSCoder) { return nil }

  /// Displays a content, and replaces the previous one.
  public func display(_ content: Content) { show(makePage(content)) }

  /// Calls `onTimePassed`.
  public override func timeDidPass() { onTimePassed() }
}

/// Makes screens in UIKit from pages.
public struct UIKitToolkit: PageToolkit {
  /// Creates the toolkit.
  public init() {}

  /// Makes a screen that displays the page of each content.
  public func screen<Content: Equatable & Sendable>(
    _ name: String, onTimePassed: @escaping @MainActor () -> Void, page: @escaping @MainActor (Content) -> Page
  ) -> any ScreenView<Content> {
    RowsScreen(name, onTimePassed: onTimePassed, page: page)
  }

  /// Makes a screen with a page that does not change.
  public func screen(_ name: String, page: Page) -> any ViewController {
    let screen = RowsViewController(name: name)
    screen.show(page)
    return screen
  }
}
