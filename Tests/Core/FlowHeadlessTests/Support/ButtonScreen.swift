import FlowHeadless
import FlowKit
import FlowScreens

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
    show(LocalizedText(verbatim: name)) {
      if let text { LocalizedText(verbatim: text) }
      for button in buttons { ButtonRow(LocalizedText(verbatim: button.label), onTap: button.onTap) }
    }
  }
}
