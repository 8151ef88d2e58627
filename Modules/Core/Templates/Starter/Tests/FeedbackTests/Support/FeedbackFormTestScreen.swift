import Feedback
import FlowScreens

/// A form that records its contents.
@MainActor
final class FeedbackFormTestScreen<Interactor: FormInteractor>: ScreenView, FeedbackTestScreen {
  let presenter: FormPresenter<Interactor>
  private(set) var content: FormContent<Interactor.Field>?

  var step: FeedbackStep? { fixture?.step }
  var text: String? { content?.fields.first?.value }

  private var fixture: (any FeedbackFixture.Type)? { Interactor.Field.self as? any FeedbackFixture.Type }

  init(_ presenter: FormPresenter<Interactor>) {
    self.presenter = presenter
  }

  func display(_ content: FormContent<Interactor.Field>) {
    self.content = content
  }

  func fill() {
    if let fixture { edit(to: accepted(of: fixture)) }
  }

  private func accepted(of fixture: (some FeedbackFixture).Type) -> FormDraft<Interactor.Field> {
    fixture.accepted as? FormDraft<Interactor.Field> ?? [:]
  }

  func empty() { edit(to: [:]) }

  private func edit(to draft: FormDraft<Interactor.Field>) {
    for field in Interactor.Field.allCases { presenter.didEdit(field, to: draft[field]) }
  }

  func type(_ text: String) { presenter.didEdit(Interactor.Field.allCases[0], to: text) }

  func tapContinue() { presenter.didTapContinue() }
}
