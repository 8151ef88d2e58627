import FlowKit
public import FlowScreens

/// Makes screens without a display from pages.
public struct HeadlessToolkit: PageToolkit {
  public init() {}

  public func screen<Content: Equatable & Sendable>(
    _ name: String, onTimePassed: @escaping @MainActor () -> Void, page: @escaping @MainActor (Content) -> Page
  ) -> any ScreenView<Content> {
    HeadlessPageScreen(name, onTimePassed: onTimePassed, page: page)
  }
}

/// A screen that displays the page of its content.
final class HeadlessPageScreen<Content: Equatable & Sendable>: HeadlessViewController, ScreenView, TimeAware {
  override var screenName: String { name }

  private let name: String
  private let onTimePassed: @MainActor () -> Void
  private let makePage: @MainActor (Content) -> Page

  init(
    _ name: String, onTimePassed: @escaping @MainActor () -> Void, page: @escaping @MainActor (Content) -> Page
  ) {
    self.name = name
    self.onTimePassed = onTimePassed
    makePage = page
  }

  func display(_ content: Content) { show(makePage(content)) }

  func timeDidPass() { onTimePassed() }
}
