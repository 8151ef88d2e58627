import HeadlessUI
import Profile

/// The form for a person's details.
final class PersonalDetailsScreen: HeadlessViewController, PersonalDetailsView {
  private let presenter: PersonalDetailsPresenter

  init(presenter: PersonalDetailsPresenter) {
    self.presenter = presenter
  }

  func display(_ content: PersonalDetailsContent) {
    show("Your details") {
      formFields(content.fields, onEdit: presenter.didEdit)
      Action("Continue", onTap: presenter.didTapContinue)
    }
  }
}
