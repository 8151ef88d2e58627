import FlowKit
import FlowScreens

// A description of a window, by which an exploration distinguishes the states of an app.

extension HeadlessWindow {
  /// Appends a description of all screens and pending work in the window, without the violations.
  package func describe(into text: inout String) {
    for container in containers {
      text += "/"
      text += container.modalStyle?.name ?? ""
      container.describe(into: &text)
    }
    if let swipedScreen { text += "~\(swipedScreen.screenName)" }
    if hasWorkAwaitingSwipe { text += "~waiting" }
  }
}

extension HeadlessViewController {
  /// The labels and values of its fields, from top to bottom.
  package final var fieldValues: [(label: String, value: String)] {
    if let known = knownContent.fieldValues { return known }
    let values = elements.compactMap { element -> (label: String, value: String)? in
      if case .field(let field) = element { (field.label, field.value) } else { nil }
    }
    knownContent.fieldValues = values
    return values
  }

  /// The title, the elements and the ways to scroll, as text.
  private final var contentText: String {
    if let known = knownContent.text { return known }
    var text = page.title.developerForm
    if page.isBusy { text += "…" }
    for element in elements { element.describe(into: &text) }
    for scroll in possibleMoves { text += "^\(scroll.rawValue)" }
    knownContent.text = text
    return text
  }

  fileprivate final func describe(into text: inout String) {
    if let navigation = self as? HeadlessNavigationController {
      for controller in navigation.viewControllers {
        text += ">"
        controller.describe(into: &text)
      }
      return
    }
    text += screenName
    text += isViewLoaded ? "{" : "(not loaded){"
    text += contentText
    if let tabs = self as? HeadlessTabBarController {
      text += "#\(tabs.selectedIndex)"
      for stack in tabs.stacks {
        text += "|"
        stack.describe(into: &text)
      }
    }
    text += "}"
  }
}

extension ScreenSnapshot.Element {
  fileprivate func describe(into text: inout String) {
    switch self {
    case .line(let line):
      text += "\n"
      text += line.text
    case .field(let field):
      text += field.isEnabled ? "\n_" : "\n-"
      text += field.label
      text += "="
      text += field.value
      if let error = field.error {
        text += "!"
        text += error
      }
      if let options = field.options { text += "[\(options.count)]" }
    case .action(let action):
      text += action.isEnabled ? "\n[" : "\n("
      text += action.label
      for detail in action.details.texts {
        text += ","
        text += detail
      }
    }
  }
}
