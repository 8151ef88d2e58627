import FlowHeadless
import FlowKit
import FlowScreens

/// A screen with one of everything; it answers like a feature's screen, by showing its new content.
final class FormScreen: HeadlessViewController {
  private(set) var messages: [String] = []
  var name = ""
  var country: String?
  var isBusy = false
  private let onContinue: @MainActor () -> Void

  init(onContinue: @escaping @MainActor () -> Void = {}) {
    self.onContinue = onContinue
  }

  override func viewDidLoad() { display() }

  func display() {
    show("Your details", isBusy: isBusy) {
      "Tell us who you are."
      FieldRow("First name", name, error: name.isEmpty ? "Enter your first name." : nil) { [weak self] text in
        self?.name = text
        self?.note("typed \(text)")
      }
      ChoiceRow("Country", country, options: ["Estonia", "Finland"], title: { LocalizedText(verbatim: $0) }) {
        [weak self] option in
        self?.country = option
        self?.note("chose \(option)")
      }
      FieldRow("E-mail", "ada@example.com", isEnabled: false) { [weak self] _ in self?.note("impossible") }
      if country == "Finland" { "Tervetuloa." }
      ButtonRow("Continue", isEnabled: !name.isEmpty) { [weak self] in
        self?.note("continued")
        self?.onContinue()
      }
      for side in ["left", "right"] {
        ButtonRow("Turn") { [weak self] in self?.note("turned \(side)") }
      }
      ButtonRow("Delete", role: .destructive) { [weak self] in self?.note("deleted") }
    }
  }

  private func note(_ message: String) {
    messages.append(message)
    display()
  }
}
