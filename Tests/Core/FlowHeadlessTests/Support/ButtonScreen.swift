import FlowHeadless

/// A screen with a name, a line of text, and buttons.
final class ButtonScreen: HeadlessViewController {
  typealias Button = (label: String, onTap: @MainActor () -> Void)

  private let name: String
  private let text: String?
  private let buttons: [Button]

  init(_ name: String, text: String? = nil, buttons: [Button]) {
    self.name = name
    self.text = text
    self.buttons = buttons
  }

  override var screenName: String { name }

  override func viewDidLoad() {
    show(name) {
      if let text { text }
      for button in buttons { Action(button.label, onTap: button.onTap) }
    }
  }
}
