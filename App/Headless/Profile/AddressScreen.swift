import HeadlessUI
import Profile

/// The form for a person's address.
final class AddressScreen: HeadlessViewController, AddressView {
  private let presenter: AddressPresenter

  init(presenter: AddressPresenter) {
    self.presenter = presenter
  }

  func display(_ content: AddressContent) {
    show("Your address", isBusy: content.isBusy) {
      formFields(content.fields, isEnabled: !content.isBusy, onEdit: presenter.didEdit)
      if let problem = content.problem { problem }
      Action("Save", isEnabled: !content.isBusy, onTap: presenter.didTapSave)
    }
  }
}
