import FlowAppTesting
import FlowScreens
import Onboarding

typealias EmailTestScreen = RecordingForm<EmailInteractor>
typealias CountryTestScreen = RecordingForm<CountryInteractor>
typealias AccountTypeTestScreen = RecordingScreen<AccountTypePresenter, AccountTypeContent>
typealias DoneTestScreen = RecordingScreen<DonePresenter, DoneContent>

struct TestOnboardingScreens: OnboardingScreens, RecordingScreens {
  func makeAccountType(_ presenter: AccountTypePresenter) -> any ScreenView<AccountTypeContent> {
    AccountTypeTestScreen(presenter)
  }

  func makeDone(_ presenter: DonePresenter) -> any ScreenView<DoneContent> { DoneTestScreen(presenter) }
}
