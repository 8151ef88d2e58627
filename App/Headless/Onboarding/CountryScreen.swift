import HeadlessUI
import Onboarding

/// The form for a user's country.
final class CountryScreen: HeadlessViewController, CountryView {
  private let presenter: CountryPresenter

  init(presenter: CountryPresenter) {
    self.presenter = presenter
  }

  func display(_ content: CountryContent) {
    show("Your country", isBusy: content.isBusy) {
      formFields(content.fields, isEnabled: !content.isBusy, onEdit: presenter.didEdit)
      if let problem = content.problem { problem }
      Action("Continue", isEnabled: !content.isBusy, onTap: presenter.didTapContinue)
    }
  }
}
