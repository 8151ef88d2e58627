public import FlowUIKit
public import Screens

#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  import UIKitStandIn
#endif

/// The View of a screen, made of rows by a function of its content.
public final class RowsScreen<Content: Equatable & Sendable>: RowsViewController, ScreenView {
  private let onLoad: @MainActor () -> Void
  private let onTimePassed: @MainActor () -> Void
  private let makePage: @MainActor (Content) -> Page

  /// A screen.
  /// - Parameters:
  ///   - name: What UI tests call it.
  ///   - onLoad: Called once, when the view is loaded.
  ///   - onTimePassed: Called when the device's clock has moved on, and something of the content depends on it.
  ///   - page: Makes what is shown of a content.
  public init(
    _ name: String, onLoad: @escaping @MainActor () -> Void = {}, onTimePassed: @escaping @MainActor () -> Void = {},
    page: @escaping @MainActor (Content) -> Page
  ) {
    self.onLoad = onLoad
    self.onTimePassed = onTimePassed
    makePage = page
    super.init(name: name)
  }

  /// There are no archives of screens.
  public required init?(coder: NSCoder) { return nil }

  /// Shows this, and nothing of what was shown before.
  public func display(_ content: Content) { show(makePage(content)) }

  /// Shows what it was given, and says that it is loaded.
  public override func viewDidLoad() {
    super.viewDidLoad()
    onLoad()
  }

  /// Hands that on.
  public override func timeDidPass() { onTimePassed() }
}
