import Forms
import Welcome

@MainActor
final class NameTestScreen: NameView, WelcomeTestScreen {
  let presenter: NamePresenter
  private(set) var content: NameContent?

  var step: WelcomeStep { .name }
  var text: String? { content?.fields.first?.value }

  init(_ presenter: NamePresenter) {
    self.presenter = presenter
  }

  func display(_ content: NameContent) {
    self.content = content
  }

  func type(_ text: String) { presenter.didEdit(.name, to: text) }

  func tapContinue() { presenter.didTapContinue() }
}
