import Feedback
import Forms

@MainActor
final class ContactTestScreen: ContactView, FeedbackTestScreen {
  let presenter: ContactPresenter
  private(set) var content: ContactContent?

  var step: FeedbackStep { .contact }
  var text: String? { content?.fields.first?.value }

  init(_ presenter: ContactPresenter) {
    self.presenter = presenter
  }

  func display(_ content: ContactContent) {
    self.content = content
  }

  func type(_ text: String) { presenter.didEdit(.contact, to: text) }

  func tapContinue() { presenter.didTapContinue() }
}
