/// Makes the screens of the Onboarding flow in the app's UI toolkit.
///
/// A screen keeps its presenter, tells it what the person does, and shows what it is given.
@MainActor
public protocol OnboardingScreens {
  /// The form for a user's e-mail address.
  func makeEmail(_ presenter: EmailPresenter) -> any EmailView

  /// The form for a user's country.
  func makeCountry(_ presenter: CountryPresenter) -> any CountryView

  /// The choice of an account's type.
  func makeAccountType(_ presenter: AccountTypePresenter) -> any AccountTypeView

  /// The end.
  func makeDone(_ presenter: DonePresenter) -> any DoneView
}
