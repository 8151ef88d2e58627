import Feedback
import Forms

@MainActor
final class OpinionTestScreen: OpinionView, FeedbackTestScreen {
  let presenter: OpinionPresenter
  private(set) var content: OpinionContent?

  var step: FeedbackStep { .opinion }
  var text: String? { content?.fields.first?.value }

  init(_ presenter: OpinionPresenter) {
    self.presenter = presenter
  }

  func display(_ content: OpinionContent) {
    self.content = content
  }

  func type(_ text: String) { presenter.didEdit(.opinion, to: text) }

  func tapContinue() { presenter.didTapContinue() }
}
