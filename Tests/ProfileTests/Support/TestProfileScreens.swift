import FlowAppTesting
import FlowScreens
import Profile

typealias PersonalDetailsTestScreen = RecordingForm<PersonalDetailsInteractor>
typealias AddressTestScreen = RecordingForm<AddressInteractor>
typealias WholeProfileTestScreen = RecordingScreen<WholeProfilePresenter, WholeProfileContent>

struct TestProfileScreens: ProfileScreens, RecordingScreens {
  func makeWholeProfile(_ presenter: WholeProfilePresenter) -> any ScreenView<WholeProfileContent> {
    WholeProfileTestScreen(presenter)
  }
}
