import FlowKit

// All that a window holds, for whoever has to tell two states of an app apart.

extension HeadlessWindow {
  /// Adds what stands in the window, covered or not, and what waits for it, but for what was refused.
  package func describe(into text: inout String) {
    for container in containers {
      text += "/"
      text += container.modalStyle?.name ?? ""
      container.describe(into: &text)
    }
    if let swipedScreen { text += "~\(swipedScreen.screenName)" }
    if waitsForFinger { text += "~waiting" }
  }

  /// Whether something waits for the finger that the person holds half way through a swipe.
  package var hasWorkBehindFinger: Bool { waitsForFinger }
}

extension HeadlessViewController {
  /// What stands in its fields, top first.
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
