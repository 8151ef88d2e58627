import FlowKit
import FlowScreens
import Profile

typealias PersonalDetailsTestScreen = FormTestScreen<PersonalDetailsInteractor>
typealias AddressTestScreen = FormTestScreen<AddressInteractor>

@MainActor
struct TestProfileScreens: ProfileScreens {
  func makeForm<Interactor: FormInteractor>(
    _ title: LocalizedText, name: String, button: LocalizedText, presenter: FormPresenter<Interactor>
  ) -> any FormView<Interactor.Field> {
    FormTestScreen(presenter)
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
