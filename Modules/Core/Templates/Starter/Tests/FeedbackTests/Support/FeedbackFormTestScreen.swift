import Feedback
import FlowScreens

/// A form that records its contents.
@MainActor
final class FeedbackFormTestScreen<Interactor: FormInteractor>: ScreenView, FeedbackTestScreen
where Interactor.Field: FeedbackFixture {
  let step: FeedbackStep
  let presenter: FormPresenter<Interactor>
  private(set) var content: FormContent<Interactor.Field>?

  var text: String? { content?.fields.first?.value }

  init(_ presenter: FormPresenter<Interactor>, at step: FeedbackStep) {
    self.presenter = presenter
    self.step = step
  }

  func display(_ content: FormContent<Interactor.Field>) {
    self.content = content
  }

  func fill() { edit(to: Interactor.Field.accepted) }

  func empty() { edit(to: [:]) }

  private func edit(to draft: FormDraft<Interactor.Field>) {
    for field in Interactor.Field.allCases { presenter.didEdit(field, to: draft[field]) }
  }

  func type(_ text: String) { presenter.didEdit(Interactor.Field.allCases[0], to: text) }

  func tapContinue() { presenter.didTapContinue() }
}
