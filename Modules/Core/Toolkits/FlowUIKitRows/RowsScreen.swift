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
  ///   - language: The language in which it displays its pages.
  ///   - views: Make the views of custom rows, by the name of the row.
  ///   - onTimePassed: Called when time has passed, for a content that depends on it.
  ///   - page: Makes the page of a content.
  public init(
    _ name: String, language: Language = .developers,
    views: [String: @MainActor () -> any CustomRowView] = [:], onTimePassed: @escaping @MainActor () -> Void = {},
    page: @escaping @MainActor (Content) -> Page
  ) {
    self.onTimePassed = onTimePassed
    makePage = page
    super.init(name: name, language: language, views: views)
  }

  /// Screens are not archived.
  public required init?(coder: NSCoder) { return nil }

  public func display(_ content: Content) { show(makePage(content)) }

  public override func timeDidPass() { onTimePassed() }
}

/// Makes screens in UIKit from pages.
public struct UIKitToolkit: PageToolkit {
  /// The language of its screens, also for screens of a team's own.
  public let language: Language
  private let views: [String: @MainActor @Sendable () -> any CustomRowView]

  /// Creates the toolkit.
  /// - Parameters:
  ///   - language: The language in which its screens display their pages.
  ///   - views: Make the views of custom rows, by the name of the row; a row without one shows its label and value.
  public init(language: Language = .developers, views: [String: @MainActor @Sendable () -> any CustomRowView] = [:]) {
    self.language = language
    self.views = views
  }

  /// Makes a screen that displays the page of each content.
  public func screen<Content: Equatable & Sendable>(
    _ name: String, onTimePassed: @escaping @MainActor () -> Void, page: @escaping @MainActor (Content) -> Page
  ) -> any ScreenView<Content> {
    RowsScreen(name, language: language, views: views, onTimePassed: onTimePassed, page: page)
  }
}
