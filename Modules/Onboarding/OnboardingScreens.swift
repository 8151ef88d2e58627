public import FlowScreens

/// Makes the screens of the Onboarding flow in the app's UI toolkit.
///
/// A screen owns its presenter, forwards the person's actions to it, and displays its content.
@MainActor
public protocol OnboardingScreens: FormScreens {
  func makeAccountType(_ presenter: AccountTypePresenter) -> any ScreenView<AccountTypeContent>

  func makeDone(_ presenter: DonePresenter) -> any ScreenView<DoneContent>
}
