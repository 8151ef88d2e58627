public import FlowScreens

/// Makes the screens of the Onboarding flow in the app's UI toolkit.
///
/// A screen owns its presenter, forwards the person's actions to it, and displays its content.
@MainActor
public protocol OnboardingScreens {
  /// Makes the form for a user's e-mail address.
  func makeEmail(_ presenter: FormPresenter<EmailInteractor>) -> any FormView<EmailField>

  /// Makes the form for a user's country.
  func makeCountry(_ presenter: FormPresenter<CountryInteractor>) -> any FormView<CountryField>

  /// Makes the choice of an account's type.
  func makeAccountType(_ presenter: AccountTypePresenter) -> any ScreenView<AccountTypeContent>

  /// Makes the last screen.
  func makeDone(_ presenter: DonePresenter) -> any ScreenView<DoneContent>
}
