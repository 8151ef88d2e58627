import FlowKit
import FlowScreens

/// Draws a screen as text; equal screens have equal texts.
public struct ScreenRenderer: Sendable {
  public enum Style: Sendable {
    case plain
    /// Text with ANSI colours, for a terminal.
    case ansi
  }

  private let style: Style
  private let isNumbered: Bool

  /// Creates a renderer.
  /// - Parameters:
  ///   - style: The style of the text.
  ///   - isNumbered: Whether fields and buttons have numbers, from 1 in their order on the screen.
  public init(style: Style = .plain, isNumbered: Bool = false) {
    self.style = style
    self.isNumbered = isNumbered
  }

  /// Returns the lines of the screen, each with a line feed; without a screen, a line that says so.
  public func render(_ screen: ScreenSnapshot?) -> String {
    guard let screen else { return paint("(no screen)", .dim) + "\n" }
    var lines = [heading(of: screen)]
    let width = screen.fields.map { $0.label.printable.count }.max() ?? 0
    var number = 0
    for element in screen.elements {
      if case .line(let line) = element {
        lines += render(line)
        continue
      }
      number += 1
      let mark = isNumbered ? paint("\(number)".leftPadded(to: 3), .dim) + " " : "  "
      switch element {
      case .line: break
      case .field(let field): lines += render(field, width: width, mark: mark)
      case .action(let action): lines.append(mark + render(action))
      }
    }
    if let ways = renderWays(screen) { lines.append(ways) }
    if !screen.tabs.isEmpty { lines.append(render(screen.tabs)) }
    return lines.map { $0.trimmingTrailingSpaces + "\n" }.joined()
  }

  private func heading(of screen: ScreenSnapshot) -> String {
    var notes: [String] = []
    if case .presented(let style)? = screen.stack.entries.last(where: { $0.placement != .pushed })?.placement {
      notes.append(style.name == ModalStyle.fullScreen.name ? "presented" : style.name)
    }
    if screen.isBusy { notes.append("busy") }
    if screen.isSwiping { notes.append("half swiped away") }
    let title = paint(screen.title.printable, .bold)
    return "== \(title) ==" + (notes.isEmpty ? "" : paint(" (\(notes.joined(separator: ", ")))", .dim))
  }

  private func render(_ line: LineState) -> [String] {
    let texts = line.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
    let rest = texts.dropFirst().map { "  " + $0 }
    switch line.kind {
    case .text(.body), .item, .emptyMessage, .custom: return texts.map { "  " + $0 }
    case .text(.title), .text(.heading), .text(.notice), .empty: return texts.map { "  " + paint($0, .bold) }
    case .text(.note), .footer: return texts.map { "  " + paint($0, .dim) }
    case .text(.error): return texts.map { "  " + paint($0, .red) }
    case .header: return ["  -- " + paint(texts.first ?? "", .bold)] + rest
    case .image: return ["  (image: \(texts.joined(separator: " ")))"]
    case .position: return ["  " + paint("... \(texts.joined())", .dim)]
    case .progress(let fraction): return ["  " + render(line, fraction: fraction)]
    }
  }

  private func render(_ progress: LineState, fraction: Double?) -> String {
    let width = 20
    let bar = fraction.map { fraction in
      let done = Int((fraction * Double(width)).rounded(.down))
      return "[" + String(repeating: "#", count: done) + String(repeating: "-", count: width - done) + "]"
    }
    return [progress.label.printable, bar ?? "[...]", progress.details.value?.printable].compactMap(\.self).joined(
      separator: "  ")
  }

  private func render(_ field: FieldState, width: Int, mark: String) -> [String] {
    var line = "\(mark)\(field.label.printable.rightPadded(to: width))"
    let value = field.kind == .toggle ? (field.value == "on" ? "[x]" : "[ ]") : field.value.printable
    if !value.isEmpty { line += "  " + (field.isEnabled ? value : paint(value, .dim)) }
    if case .date(let range?) = field.kind { line += paint("  {\(range.lowerBound) to \(range.upperBound)}", .dim) }
    if field.kind == .choice, let options = field.options {
      let list = options.count > 6 ? "one of \(options.count)" : options.joined(separator: ", ").printable
      line += paint("  {\(list)}", .dim)
    }
    if !field.isEnabled { line += paint("  (fixed)", .dim) }
    guard let error = field.error else { return [line] }
    let indent = String(repeating: " ", count: width + (isNumbered ? 6 : 4))
    return [line, indent + paint("! " + error.printable, .red)]
  }

  private func render(_ action: ActionState) -> String {
    let button = "[\(action.label.printable)]"
    let details = action.details.texts.map(\.printable).joined(separator: ", ")
    let row = details.isEmpty ? button : button + "  " + details
    guard action.isEnabled else { return paint(row + " (disabled)", .dim) }
    switch action.role {
    case .normal, .main, .cancel: return row
    case .destructive: return paint(row, .red)
    }
  }

  /// Returns the gestures that the person can make anywhere on the screen; nil if there are none.
  private func renderWays(_ screen: ScreenSnapshot) -> String? {
    let exits = screen.exits.compactMap { exit in
      switch exit {
      case .back: "< back"
      case .close: "x close"
      case .swipeBack: nil
      case .pullDown: "v pull down"
      }
    }
    let scrolls = screen.scrolls.compactMap { scroll in
      switch scroll {
      case .down: "scroll down"
      case .up: "scroll up"
      case .end, .top: nil
      }
    }
    let words = exits + (screen.isRefreshable ? ["pull to refresh"] : []) + scrolls
    return words.isEmpty ? nil : paint("  " + words.joined(separator: "   "), .dim)
  }
}

// MARK: - Tabs

extension ScreenRenderer {
  private func render(_ tabs: [ScreenSnapshot.Tab]) -> String {
    let words = tabs.map { tab in
      tab.isSelected ? "(*) \(tab.title.printable)" : paint("( ) \(tab.title.printable)", .dim)
    }
    return "  " + words.joined(separator: "   ")
  }
}

// MARK: - Colours

extension ScreenRenderer {
  private enum Colour: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
  }

  private func paint(_ text: String, _ colour: Colour) -> String {
    switch style {
    case .plain: text
    case .ansi: "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
    }
  }
}
