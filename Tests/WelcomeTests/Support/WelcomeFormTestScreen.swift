import Forms
import Screens
import Welcome

/// A form that keeps what it is given to show.
@MainActor
final class WelcomeFormTestScreen<Interactor: FormInteractor>: ScreenView, WelcomeTestScreen {
  let step: WelcomeStep
  let presenter: FormPresenter<Interactor>
  private(set) var content: FormContent<Interactor.Field>?

  var text: String? { content?.fields.first?.value }

  init(_ presenter: FormPresenter<Interactor>, at step: WelcomeStep) {
    self.presenter = presenter
    self.step = step
  }

  func display(_ content: FormContent<Interactor.Field>) {
    self.content = content
  }

  func type(_ text: String) { presenter.didEdit(Interactor.Field.allCases[0], to: text) }

  func tapContinue() { presenter.didTapContinue() }
}
