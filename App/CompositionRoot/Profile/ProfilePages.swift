import Contact
import FlowKit
import FlowScreens
import Profile

extension AppPages: ProfileScreens {
  func makePersonalDetails(
    _ presenter: FormPresenter<PersonalDetailsInteractor>
  ) -> any FormView<PersonalDetailsField> {
    toolkit.form("Your details", name: "Personal details", presenter: presenter)
  }

  func makeAddress(_ presenter: FormPresenter<AddressInteractor>) -> any FormView<AddressField> {
    toolkit.form("Your address", name: "Address", button: "Save", presenter: presenter)
  }

  func makeWholeProfile(_ presenter: WholeProfilePresenter) -> any ScreenView<WholeProfileContent> {
    toolkit.screen("Whole profile") { content in
      Page("You and your address", isBusy: content.isBusy) {
        formRows(content.details, isEnabled: !content.isBusy) { presenter.didEdit($0, to: $1) }
        formRows(content.address, isEnabled: !content.isBusy) { presenter.didEdit($0, to: $1) }
        if let problem = content.problem { TextRow(problem, style: .error) }
        ButtonRow("Save", role: .main, isEnabled: !content.isBusy, onTap: presenter.didTapSave)
      }
    }
  }
}
