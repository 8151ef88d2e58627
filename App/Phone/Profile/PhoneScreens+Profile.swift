public import Contact
public import FlowScreens
import FlowUIKitRows
public import Profile

extension PhoneScreens: ProfileScreens {
  /// Makes the form for the details.
  public func makePersonalDetails(
    _ presenter: FormPresenter<PersonalDetailsInteractor>
  ) -> any FormView<PersonalDetailsField> {
    RowsScreen.form("Your details", name: "Personal details", presenter: presenter)
  }

  /// Makes the form for the address.
  public func makeAddress(_ presenter: FormPresenter<AddressInteractor>) -> any FormView<AddressField> {
    RowsScreen.form("Your address", name: "Address", button: "Save", presenter: presenter)
  }

  /// Makes the form for both.
  public func makeWholeProfile(_ presenter: WholeProfilePresenter) -> any ScreenView<WholeProfileContent> {
    RowsScreen("Whole profile") { content in
      Page("You and your address", isBusy: content.isBusy) {
        formRows(content.details, isEnabled: !content.isBusy) { presenter.didEdit($0, to: $1) }
        formRows(content.address, isEnabled: !content.isBusy) { presenter.didEdit($0, to: $1) }
        if let problem = content.problem { problem }
        ButtonRow("Save", isMain: true, isEnabled: !content.isBusy, onTap: presenter.didTapSave)
      }
    }
  }
}
