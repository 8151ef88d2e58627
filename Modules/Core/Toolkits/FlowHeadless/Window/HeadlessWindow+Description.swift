import FlowKit

// A description of a window, by which an exploration tells states of an app apart.

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
    content.fields.map { ($0.state.label, $0.state.value) }
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
    text += content.title
    if content.isBusy { text += "…" }
    for part in content.parts { part.describe(into: &text) }
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

extension ScreenPart {
  @MainActor fileprivate func describe(into text: inout String) {
    switch self {
    case .line(let line):
      text += "\n"
      text += line
    case .field(let field):
      text += field.state.isEnabled ? "\n_" : "\n-"
      text += field.state.label
      text += "="
      text += field.state.value
      if let error = field.state.error {
        text += "!"
        text += error
      }
      if let options = field.state.options { text += "[\(options.count)]" }
    case .action(let action):
      text += action.state.isEnabled ? "\n[" : "\n("
      text += action.state.label
    }
  }
}
