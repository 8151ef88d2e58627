import FlowKit

/// Draws a screen as text; equal screens have equal texts.
public struct ScreenRenderer: Sendable {
  /// The styles of the text.
  public enum Style: Sendable {
    /// Plain text.
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
      if case .line(let text) = element {
        lines += text.split(separator: "\n", omittingEmptySubsequences: false).map {
          "  " + String($0).printable
        }
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
    if let exits = render(screen.exits) { lines.append(exits) }
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

  private func render(_ field: FieldState, width: Int, mark: String) -> [String] {
    var line = "\(mark)\(field.label.printable.rightPadded(to: width))"
    if !field.value.isEmpty {
      line += "  " + (field.isEnabled ? field.value.printable : paint(field.value.printable, .dim))
    }
    if let options = field.options {
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
    guard action.isEnabled else { return paint(button + " (disabled)", .dim) }
    switch action.role {
    case .normal, .cancel: return button
    case .destructive: return paint(button, .red)
    }
  }

  private func render(_ exits: [Exit]) -> String? {
    let words = exits.compactMap { exit in
      switch exit {
      case .back: "< back"
      case .close: "x close"
      case .swipeBack: nil
      case .pullDown: "v pull down"
      }
    }
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
