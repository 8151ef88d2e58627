import FlowHeadless
import FlowKit

/// The HTML of a screen on a phone: its bar, its content, its tabs.
struct PhoneHTML {
  private let frame: StoryFrame

  init(_ frame: StoryFrame) {
    self.frame = frame
  }

  var html: String {
    guard let sighting = frame.sighting else {
      return "<div class=\"phone off\"><p>The app is not running.</p></div>"
    }
    let screen = sighting.screen
    let kind = kind(of: sighting)
    let classes = ["phone", kind] + (screen.isSwiping ? ["swiped"] : [])
    return """
      <div class="\(classes.filter { !$0.isEmpty }.joined(separator: " "))">
      <div class="glass">\(screen.exits.contains(.pullDown) ? "<div class=\"grip\" aria-hidden=\"true\"></div>" : "")
      \(bar(screen))<div class="parts">
      \(screen.elements.map(part).joined())</div>
      \(exits(screen))\(tabs(screen))</div>
      </div>
      """
  }

  /// Returns the CSS class of a sight: full screen, sheet or alert.
  private func kind(of sighting: ScreenSighting) -> String {
    if sighting.isAlert { return "alert" }
    let presented = sighting.screen.stack.entries.last { $0.placement != .pushed }
    guard case .presented(let style)? = presented?.placement, style != .fullScreen else { return "" }
    return "sheet"
  }

  private func bar(_ screen: ScreenSnapshot) -> String {
    let exit = screen.exits.contains(.back) ? "‹" : screen.exits.contains(.close) ? "✕" : ""
    let button = exit.isEmpty ? "" : "<span class=\"exit\" aria-hidden=\"true\">\(exit)</span>"
    let work = screen.isBusy ? "<p class=\"work\">Busy</p>\n" : ""
    return "<div class=\"bar\">\(button)<h4>\(screen.title.markup)</h4></div>\n\(work)"
  }

  private func part(_ element: ScreenSnapshot.Element) -> String {
    switch element {
    case .line(let text):
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).markup }
      return "<p>\(lines.joined(separator: "<br>"))</p>\n"
    case .field(let field): return self.field(field)
    case .action(let action): return button(action)
    }
  }

  private func field(_ field: FieldState) -> String {
    let isFilled = frame.filled.contains(field.label)
    let classes = "field\(isFilled ? " filled" : "")\(field.isEnabled ? "" : " fixed")"
    let value = field.value.isEmpty ? "empty" : field.value.markup
    let arrow = field.options == nil ? "" : "<span class=\"open\" aria-hidden=\"true\">▾</span>"
    let hints = [
      field.options == nil ? nil : ", a choice", isFilled ? ", filled in here" : nil, field.isEnabled ? nil : ", fixed",
    ]
    let spoken = hints.compactMap(\.self).map { "<span class=\"sr\">\($0)</span>" }.joined()
    let error = field.error.map { "<span class=\"error\">\($0.markup)</span>" } ?? ""
    return """
      <div class="\(classes)"><span class="label">\(field.label.markup)<span class="sr">: </span></span>\
      <span class="value\(field.value.isEmpty ? " empty" : "")">\(value)</span>\(spoken)\(arrow)\(error)</div>

      """
  }

  private func button(_ action: ActionState) -> String {
    let isTapped = frame.tapped == action.label
    var classes = ["button", action.role.rawValue]
    if isTapped { classes.append("tapped") }
    if !action.isEnabled { classes.append("disabled") }
    let state = isTapped ? ", tapped here" : action.isEnabled ? "" : ", disabled"
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
