import HeadlessUI
import Welcome

/// The Name screen of the Welcome flow.
final class WelcomeNameScreen: HeadlessViewController, NameView {
  private let presenter: NamePresenter

  init(presenter: NamePresenter) {
    self.presenter = presenter
  }

  func display(_ content: NameContent) {
    show("Name", isBusy: content.isBusy) {
      formFields(content.fields, isEnabled: !content.isBusy, onEdit: presenter.didEdit)
      if let problem = content.problem { problem }
      Action("Continue", isEnabled: !content.isBusy, onTap: presenter.didTapContinue)
    }
  }
}
