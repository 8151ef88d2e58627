public import Screens

/// Makes the screens of the Onboarding flow in the app's UI toolkit.
///
/// A screen keeps its presenter, tells it what the person does, and shows what it is given.
@MainActor
public protocol OnboardingScreens {
  /// The form for a user's e-mail address.
  func makeEmail(_ presenter: FormPresenter<EmailInteractor>) -> any FormView<EmailField>

  /// The form for a user's country.
  func makeCountry(_ presenter: FormPresenter<CountryInteractor>) -> any FormView<CountryField>

  /// The choice of an account's type.
  func makeAccountType(_ presenter: AccountTypePresenter) -> any ScreenView<AccountTypeContent>

  /// The end.
  func makeDone(_ presenter: DonePresenter) -> any ScreenView<DoneContent>
}
