import FlowKit

@testable import FlowScreens

/// Makes screens that keep the latest page, and lets a test tap their buttons.
@MainActor
final class RecordingToolkit: PageToolkit {
  private var pages: [String: Page] = [:]

  func screen<Content: Equatable & Sendable>(
    _ name: String, onTimePassed: @escaping @MainActor () -> Void, page: @escaping @MainActor (Content) -> Page
  ) -> any ScreenView<Content> {
    PageScreen { [weak self] in self?.pages[name] = page($0) }
  }

  /// The texts of a screen.
  func lines(of name: String) -> [LocalizedText] {
    rows(of: name).compactMap { if case .text(let row) = $0 { row.text } else { nil } }
  }

  /// The labels of a screen's buttons.
  func buttons(of name: String, enabledOnly: Bool = false) -> [LocalizedText] {
    rows(of: name).compactMap {
      if case .button(let row) = $0, row.isEnabled || !enabledOnly { row.title } else { nil }
    }
  }

  /// Taps a button of a screen, if it is enabled.
  func tap(_ label: LocalizedText, on name: String) {
    for case .button(let row) in rows(of: name) where row.title == label && row.isEnabled { row.onTap() }
  }

  private func rows(of name: String) -> [Row] { pages[name]?.rows ?? [] }
}

@MainActor
private final class PageScreen<Content: Equatable & Sendable>: ScreenView {
  private let onDisplay: (Content) -> Void

  init(onDisplay: @escaping (Content) -> Void) { self.onDisplay = onDisplay }

  func display(_ content: Content) { onDisplay(content) }
}
