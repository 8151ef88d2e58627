import FlowHeadless
import FlowScreens
import Onboarding

extension HeadlessScreens: OnboardingScreens {
  func makeEmail(_ presenter: FormPresenter<EmailInteractor>) -> any FormView<EmailField> {
    FormScreen("Your e-mail address", name: "Email", presenter: presenter)
  }

  func makeCountry(_ presenter: FormPresenter<CountryInteractor>) -> any FormView<CountryField> {
    FormScreen("Your country", name: "Country", presenter: presenter)
  }

  func makeAccountType(_ presenter: AccountTypePresenter) -> any ScreenView<AccountTypeContent> {
    AccountTypeScreen(presenter: presenter)
  }

  func makeDone(_ presenter: DonePresenter) -> any ScreenView<DoneContent> {
    DoneScreen(presenter: presenter)
  }
}
