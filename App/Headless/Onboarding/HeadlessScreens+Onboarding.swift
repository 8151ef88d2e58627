import Onboarding

extension HeadlessScreens: OnboardingScreens {
  func makeEmail(_ presenter: EmailPresenter) -> any EmailView {
    EmailScreen(presenter: presenter)
  }

  func makeCountry(_ presenter: CountryPresenter) -> any CountryView {
    CountryScreen(presenter: presenter)
  }

  func makeAccountType(_ presenter: AccountTypePresenter) -> any AccountTypeView {
    AccountTypeScreen(presenter: presenter)
  }

  func makeDone(_ presenter: DonePresenter) -> any DoneView {
    DoneScreen(presenter: presenter)
  }
}
