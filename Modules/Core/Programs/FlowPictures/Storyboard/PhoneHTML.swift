import FlowHeadless
import FlowKit
import FlowScreens

/// The HTML of a screen on a phone: its bar, its content, its tabs.
struct PhoneHTML {
  private let frame: StoryFrame

  init(_ frame: StoryFrame) {
    self.frame = frame
  }

  var html: String {
    guard let capture = frame.capture else {
      return "<div class=\"phone off\"><p>The app is not running.</p></div>"
    }
    let screen = capture.shown
    let kind = kind(of: capture)
    let classes = ["phone", kind] + (screen.isSwiping ? ["swiped"] : [])
    return """
      <div class="\(classes.filter { !$0.isEmpty }.joined(separator: " "))">
      <div class="glass"\(attributes(of: capture.language))>\(screen.exits.contains(.pullDown) ? "<div class=\"grip\" aria-hidden=\"true\"></div>" : "")
      \(bar(screen))<div class="parts">
      \(zip(screen.elements, capture.screen.elements).map(part).joined())</div>
      \(exits(screen))\(tabs(screen))</div>
      </div>
      """
  }

  private func attributes(of language: String) -> String {
    guard language != Language.developers.identifier else { return "" }
    return " lang=\"\(language)\"" + (Language(language).isRightToLeft ? " dir=\"rtl\"" : "")
  }

  /// Returns the CSS class of a screen: full screen, sheet or alert.
  private func kind(of capture: ScreenCapture) -> String {
    if capture.isAlert { return "alert" }
    let presented = capture.screen.stack.entries.last { $0.placement != .pushed }
    guard case .presented(let style)? = presented?.placement, style != .fullScreen else { return "" }
    return "sheet"
  }

  private func bar(_ screen: ScreenSnapshot) -> String {
    let exit = screen.exits.contains(.back) ? "‹" : screen.exits.contains(.close) ? "✕" : ""
    let button = exit.isEmpty ? "" : "<span class=\"exit\" aria-hidden=\"true\">\(exit)</span>"
    let work = screen.isBusy ? "<p class=\"work\">Busy</p>\n" : ""
    let refresh =
      screen.isRefreshable ? "<p class=\"refresh\"><span aria-hidden=\"true\">↓ </span>Pull to refresh</p>\n" : ""
    return "<div class=\"bar\">\(button)<h4>\(screen.title.markup)</h4></div>\n\(work)\(refresh)"
  }

  /// Returns the HTML of an element, as the person reads it; it is marked by its label in the journey.
  private func part(_ element: ScreenSnapshot.Element, _ known: ScreenSnapshot.Element) -> String {
    switch (element, known) {
    case (.field(let field), .field(let known)): self.field(field, isFilled: frame.filled.contains(known.label))
    case (.action(let action), .action(let known)): self.action(action, isTapped: frame.tapped == known.label)
    case (.line(let line), _): self.line(line)
    case (.field, _), (.action, _): ""
    }
  }

  private func line(_ line: LineState) -> String {
    let lines = line.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).markup }
    let text = lines.joined(separator: "<br>")
    switch line.kind {
    case .text(.body): return "<p>\(text)</p>\n"
    case .text(let style): return "<p class=\"\(style)\">\(text)</p>\n"
    case .header: return "<p class=\"section\">\(text)</p>\n"
    case .footer: return "<p class=\"remark\">\(text)</p>\n"
    case .empty: return "<p class=\"nothing heading\">\(text)</p>\n"
    case .emptyMessage: return "<p class=\"nothing\">\(text)</p>\n"
    case .position: return "<p class=\"position\">\(text)</p>\n"
    case .image: return "<p class=\"image\"><span class=\"sr\">Image: </span>\(text)</p>\n"
    case .item: return row(line.label, line.details, classes: "item")
    case .custom(let name): return row(line.label, line.details, classes: "item custom", view: name)
    case .progress(let fraction):
      let width = fraction.map { "<span style=\"width: \(Int(($0 * 100).rounded()))%\"></span>" } ?? ""
      let track = "<span class=\"track\(fraction == nil ? " unknown" : "")\" aria-hidden=\"true\">\(width)</span>"
      return row(line.label, line.details, classes: "item progress", ending: track)
    }
  }

  private func action(_ action: ActionState, isTapped: Bool) -> String {
    let state = isTapped ? ", tapped here" : action.isEnabled ? "" : ", disabled"
    let classes = "item\(isTapped ? " tapped" : "")\(action.isEnabled ? "" : " disabled")"
    switch action.kind {
    case .button: return button(action, isTapped: isTapped, state)
    case .item: return row(action.label, action.details, classes: classes, isButton: true, state)
    case .custom(let name):
      return row(action.label, action.details, classes: classes + " custom", view: name, isButton: true, state)
    }
  }

  /// Returns a row with a title and its details.
  private func row(
    _ title: String, _ details: RowDetails, classes: String, view: String? = nil, isButton: Bool = false,
    _ state: String = "",
    ending: String = ""
  ) -> String {
    func span(_ style: String, _ text: String?) -> String {
      text.map { "<span class=\"sr\">, </span><span class=\"\(style)\">\($0.markup)</span>" } ?? ""
    }
    return """
      <div class="\(classes)">\(details.image == nil ? "" : "<span class=\"symbol\" aria-hidden=\"true\"></span>")\
      <span class="words">\(isButton ? "<span class=\"sr\">Button </span>" : "")<span>\(title.markup)</span>\
      \(span("subtitle", details.subtitle))</span>\(span("value", details.value))\(span("badge", details.badge))\
      \(isButton ? "<span class=\"next\" aria-hidden=\"true\">›</span>" : "")\
      \(state.isEmpty ? "" : "<span class=\"sr\">\(state)</span>")\
      \(view.map { "<span class=\"view\" aria-hidden=\"true\">\($0.markup)</span>" } ?? "")\(ending)</div>

      """
  }

  private func field(_ field: FieldState, isFilled: Bool) -> String {
    let style = field.kind.style.map { " " + $0 } ?? ""
    let classes = "field\(style)\(isFilled ? " filled" : "")\(field.isEnabled ? "" : " fixed")"
    // A search without a text shows its label in the place of the text.
    let placeholder = field.kind == .text(.search) ? field.label.markup : "empty"
    let value = field.value.isEmpty ? placeholder : field.value.markup
    let sign =
      switch field.kind {
      case .choice: "<span class=\"open\" aria-hidden=\"true\">▾</span>"
      case .toggle: "<span class=\"switch \(field.value)\" aria-hidden=\"true\"></span>"
      case .text, .date: ""
      }
    let hints = [
      field.kind.spoken, isFilled ? ", filled in here" : nil, field.isEnabled ? nil : ", fixed",
    ]
    let spoken = hints.compactMap(\.self).map { "<span class=\"sr\">\($0)</span>" }.joined()
    let error = field.error.map { "<span class=\"error\">\($0.markup)</span>" } ?? ""
    return """
      <div class="\(classes)"><span class="label">\(field.label.markup)<span class="sr">: </span></span>\
      <span class="value\(field.value.isEmpty ? " empty" : "")">\(value)</span>\(spoken)\(sign)\(error)</div>

      """
  }

  private func button(_ action: ActionState, isTapped: Bool, _ state: String) -> String {
    var classes = ["button", action.role.rawValue]
    if isTapped { classes.append("tapped") }
    if !action.isEnabled { classes.append("disabled") }
    return """
      <div class="\(classes.joined(separator: " "))"><span class="sr">Button </span>\(action.label.markup)\
      \(state.isEmpty ? "" : "<span class=\"sr\">\(state)</span>")</div>

      """
  }

  private func exits(_ screen: ScreenSnapshot) -> String {
    let words = screen.exits.map { exit in
      switch exit {
      case .back: "back"
      case .close: "close"
      case .swipeBack: "swipe back"
      case .pullDown: "pull down"
      }
    }
    return words.isEmpty ? "" : "<p class=\"sr\">Ways out: \(words.joined(separator: ", "))</p>\n"
  }

  private func tabs(_ screen: ScreenSnapshot) -> String {
    guard !screen.tabs.isEmpty else { return "" }
    let items = screen.tabs.map { tab in
      tab.isSelected
        ? "<li class=\"selected\">\(tab.title.markup)<span class=\"sr\">, selected</span></li>"
        : "<li>\(tab.title.markup)</li>"
    }
    return "<ul class=\"tabs\" aria-label=\"Tabs\">\(items.joined())</ul>\n"
  }
}

extension FieldState.Kind {
  /// The CSS class; nil for a field that is drawn like most.
  fileprivate var style: String? {
    switch self {
    case .text(.search): "search"
    case .text, .choice: nil
    case .date: "date"
    case .toggle: "toggle"
    }
  }

  /// The state that a screen reader reads after the value.
  fileprivate var spoken: String? {
    switch self {
    case .text(.search): ", a search"
    case .text(.secret): ", hidden"
    case .text: nil
    case .choice: ", a choice"
    case .date: ", a date"
    case .toggle: ", a switch"
    }
  }
}
