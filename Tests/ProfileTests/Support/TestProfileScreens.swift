import Contact
import FlowScreens
import Profile

typealias PersonalDetailsTestScreen = FormTestScreen<PersonalDetailsInteractor>
typealias AddressTestScreen = FormTestScreen<AddressInteractor>

@MainActor
struct TestProfileScreens: ProfileScreens {
  func makePersonalDetails(
    _ presenter: FormPresenter<PersonalDetailsInteractor>
  ) -> any FormView<PersonalDetailsField> {
    PersonalDetailsTestScreen(presenter)
  }

  func makeAddress(_ presenter: FormPresenter<AddressInteractor>) -> any FormView<AddressField> {
    AddressTestScreen(presenter)
  }

  func makeWholeProfile(_ presenter: WholeProfilePresenter) -> any ScreenView<WholeProfileContent> {
    WholeProfileTestScreen(presenter)
  }
}

@MainActor
final class WholeProfileTestScreen: ScreenView {
  let presenter: WholeProfilePresenter
  private(set) var content: WholeProfileContent?

  init(_ presenter: WholeProfilePresenter) {
    self.presenter = presenter
  }

  func display(_ content: WholeProfileContent) {
    self.content = content
  }
}
