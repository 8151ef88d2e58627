public import FlowUIKit
public import Screens

#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  import UIKitStandIn
#endif

/// A View that makes rows from its content.
public final class RowsScreen<Content: Equatable & Sendable>: RowsViewController, ScreenView {
  private let onLoad: @MainActor () -> Void
  private let onTimePassed: @MainActor () -> Void
  private let makePage: @MainActor (Content) -> Page

  /// Creates a screen.
  /// - Parameters:
  ///   - name: The accessibility identifier of the screen.
  ///   - onLoad: Called once, when the view is loaded.
  ///   - onTimePassed: Called when time has passed, for a content that depends on it.
  ///   - page: Makes the page of a content.
  public init(
    _ name: String, onLoad: @escaping @MainActor () -> Void = {}, onTimePassed: @escaping @MainActor () -> Void = {},
    page: @escaping @MainActor (Content) -> Page
  ) {
    self.onLoad = onLoad
    self.onTimePassed = onTimePassed
    makePage = page
    super.init(name: name)
  }

  /// Screens are not archived.
  public required init?(coder: NSCoder) { return nil }

  /// Displays a content, and replaces the previous one.
  public func display(_ content: Content) { show(makePage(content)) }

  /// Shows the latest content, and calls `onLoad`.
  public override func viewDidLoad() {
    super.viewDidLoad()
    onLoad()
  }

  /// Calls `onTimePassed`.
  public override func timeDidPass() { onTimePassed() }
}
