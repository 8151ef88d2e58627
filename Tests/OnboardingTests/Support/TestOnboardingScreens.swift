import FlowKit
import FlowScreens
import Onboarding

typealias EmailTestScreen = FormTestScreen<EmailInteractor>
typealias CountryTestScreen = FormTestScreen<CountryInteractor>

@MainActor
struct TestOnboardingScreens: OnboardingScreens {
  func makeForm<Interactor: FormInteractor>(
    _ title: LocalizedText, name: String, button: LocalizedText, presenter: FormPresenter<Interactor>
  ) -> any FormView<Interactor.Field> {
    FormTestScreen(presenter)
  }

  func makeAccountType(_ presenter: AccountTypePresenter) -> any ScreenView<AccountTypeContent> {
    AccountTypeTestScreen(presenter)
  }

  func makeDone(_ presenter: DonePresenter) -> any ScreenView<DoneContent> { DoneTestScreen(presenter) }
}

@MainActor
final class AccountTypeTestScreen: ScreenView {
  let presenter: AccountTypePresenter
  private(set) var content: AccountTypeContent?

  init(_ presenter: AccountTypePresenter) {
    self.presenter = presenter
  }

  func display(_ content: AccountTypeContent) {
    self.content = content
  }
}

@MainActor
final class DoneTestScreen: ScreenView {
  let presenter: DonePresenter
  private(set) var content: DoneContent?

  init(_ presenter: DonePresenter) {
    self.presenter = presenter
  }

  func display(_ content: DoneContent) {
    self.content = content
  }
}
