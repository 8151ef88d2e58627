import FlowScreens

/// A toolkit whose screens keep the pages that they display.
struct PageRecorder: PageToolkit {
  func screen<Content: Equatable & Sendable>(
    _ name: String, onTimePassed: @escaping @MainActor () -> Void, page: @escaping @MainActor (Content) -> Page
  ) -> any ScreenView<Content> {
    RecordedPages(name: name, page: page)
  }
}

/// A screen that keeps the pages of its contents; the screen of FlowAppTesting keeps contents alone, and makes no page.
@MainActor
final class RecordedPages<Content: Equatable & Sendable>: ScreenView {
  let name: String
  private(set) var pages: [Page] = []
  private let page: @MainActor (Content) -> Page

  init(name: String, page: @escaping @MainActor (Content) -> Page) {
    self.name = name
    self.page = page
  }

  func display(_ content: Content) { pages.append(page(content)) }
}
