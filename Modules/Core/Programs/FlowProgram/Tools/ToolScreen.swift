import FlowHeadless
import FlowKit
import FlowScreens

/// A screen as text for an agent, in few bytes; all that the app shows is quoted.
struct ToolScreen {
  /// The largest number of options that are listed beside a choice.
  private static let mostOptions = 8

  private let screen: ScreenSnapshot?

  init(_ screen: ScreenSnapshot?) {
    self.screen = screen
  }

  /// The lines of the screen.
  var text: String {
    guard let screen else { return "The app is not running; device relaunch starts it.\n" }
    return ([heading(screen)] + screen.elements.flatMap(lines) + ways(screen)).map { $0 + "\n" }.joined()
  }

  private func heading(_ screen: ScreenSnapshot) -> String {
    var notes: [String] = []
    if case .presented(let style)? = screen.stack.entries.last(where: { $0.placement != .pushed })?.placement {
      notes.append(style.name)
    }
    if screen.isBusy { notes.append("busy") }
    if screen.isSwiping { notes.append("half swiped away") }
    let title = screen.title == screen.name || screen.title.isEmpty ? "" : " " + screen.title.quoted
    return "# \(screen.name)\(title)" + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }

  private func lines(_ element: ScreenSnapshot.Element) -> [String] {
    switch element {
    case .line(let line): [self.line(line)]
    case .field(let field): [self.field(field)]
    case .action(let action):
      [
        "[\(action.label.quoted)]" + action.details.texts.map { " " + $0.quoted }.joined()
          + (action.isEnabled ? "" : " (disabled)")
      ]
    }
  }

  private func line(_ line: LineState) -> String {
    switch line.kind {
    case .text(.error), .text(.notice): "! " + line.text.quoted
    case .text, .footer, .empty, .emptyMessage, .item, .custom: line.text.quoted
    case .header: "- " + line.text.quoted
    case .position: "… " + line.text
    case .image: "image " + line.text.quoted
    case .progress(let fraction): "progress \(line.text.quoted)" + (fraction.map { " \(Int($0 * 100)) %" } ?? "")
    }
  }

  private func field(_ field: FieldState) -> String {
    let value = field.kind == .toggle ? field.value : field.value.quoted
    let notes = [kind(of: field), field.isEnabled ? nil : "disabled"].compactMap(\.self)
    return "\(field.label.quoted) = \(value)" + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
      + (field.error.map { " ! " + $0.quoted } ?? "")
  }

  private func kind(of field: FieldState) -> String? {
    switch field.kind {
    case .text(.text), .text(.exact): nil
    case .text(let kind): kind.rawValue
    case .date(let range): range.map { "date \($0.lowerBound) to \($0.upperBound)" } ?? "date"
    case .toggle: "switch"
    case .choice:
      (field.options?.count ?? 0) > Self.mostOptions
        ? "one of \(field.options?.count ?? 0)"
        : "one of " + (field.options ?? []).map(\.quoted).joined(separator: ", ")
    }
  }

  private func ways(_ screen: ScreenSnapshot) -> [String] {
    let exits = screen.exits.map { exit in
      switch exit {
      case .back: "back"
      case .close: "close"
      case .swipeBack: "swipe back"
      case .pullDown: "pull down"
      }
    }
    // The nearest one is where back leads.
    let titles = screen.backTitles.dropFirst().map { "to " + $0.quoted }
    let tabs = screen.tabs.map { ($0.isSelected ? "selected " : "") + $0.title.quoted }
    let scrolls = screen.scrolls.filter { $0 == .down || $0 == .up }.map { "scroll " + $0.rawValue }
    let acts = (screen.isRefreshable ? ["refresh"] : []) + scrolls
    return [("leave", exits + titles), ("device", acts), ("tabs", tabs)].compactMap { word, ways in
      ways.isEmpty ? nil : "\(word): " + ways.joined(separator: ", ")
    }
  }
}
