import Contact
import FlowHeadless
import FlowScreens
import Profile

extension HeadlessScreens: ProfileScreens {
  func makePersonalDetails(
    _ presenter: FormPresenter<PersonalDetailsInteractor>
  ) -> any FormView<PersonalDetailsField> {
    FormScreen("Your details", name: "Personal details", presenter: presenter)
  }

  func makeAddress(_ presenter: FormPresenter<AddressInteractor>) -> any FormView<AddressField> {
    FormScreen("Your address", name: "Address", button: "Save", presenter: presenter)
  }

  func makeWholeProfile(_ presenter: WholeProfilePresenter) -> any ScreenView<WholeProfileContent> {
    WholeProfileScreen(presenter: presenter)
  }
}
