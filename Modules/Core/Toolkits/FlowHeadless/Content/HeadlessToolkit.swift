public import FlowKit
public import FlowScreens

/// Makes screens without a display from pages.
public struct HeadlessToolkit: PageToolkit {
  /// Creates the toolkit.
  public init() {}

  /// Makes a screen that displays the page of each content.
  public func screen<Content: Equatable & Sendable>(
    _ name: String, onTimePassed: @escaping @MainActor () -> Void, page: @escaping @MainActor (Content) -> Page
  ) -> any ScreenView<Content> {
    HeadlessPageScreen(name, onTimePassed: onTimePassed, page: page)
  }

  /// Makes a screen with a page that does not change.
  public func screen(_ name: String, page: Page) -> any ViewController {
    let screen = NamedScreen(name)
    screen.show(page)
    return screen
  }
}

/// A screen with a name of its own.
class NamedScreen: HeadlessViewController {
  override final var screenName: String { name }

  private let name: String

  init(_ name: String) {
    self.name = name
  }
}

/// A screen that displays the page of its content.
final class HeadlessPageScreen<Content: Equatable & Sendable>: NamedScreen, ScreenView, TimeAware {
  private let onTimePassed: @MainActor () -> Void
  private let makePage: @MainActor (Content) -> Page

  init(
    _ name: String, onTimePassed: @escaping @MainActor () -> Void, page: @escaping @MainActor (Content) -> Page
  ) {
    self.onTimePassed = onTimePassed
    makePage = page
    super.init(name)
  }

  func display(_ content: Content) { show(makePage(content)) }

  func timeDidPass() { onTimePassed() }
}

extension HeadlessViewController {
  /// Replaces the content of the screen by a page.
  public final func show(_ page: Page) {
    show(page.title, isBusy: page.isBusy) { page.rows.map(ScreenPart.init) }
  }
}

extension ScreenPart {
  @MainActor
  fileprivate init(_ row: Row) {
    switch row {
    case .text(let text): self = .line(text)
    case .field(let row):
      self = .field(Field(row.label, row.text, error: row.error, isEnabled: row.isEnabled, onEnter: row.onEdit))
    case .choice(let row):
      let choice = Choice(
        row.label, row.selected, options: row.options, error: row.error, isEnabled: row.isEnabled
      ) { (chosen: String) in
        if let index = row.options.firstIndex(of: chosen) { row.onChoose(index) }
      }
      self = .field(choice.field)
    case .button(let row): self = .action(Action(row.title, isEnabled: row.isEnabled, onTap: row.onTap))
    }
  }
}
