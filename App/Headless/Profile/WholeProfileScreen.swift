import FlowHeadless
import FlowScreens
import Profile

/// The form for a whole profile.
final class WholeProfileScreen: HeadlessViewController, ScreenView {
  private let presenter: WholeProfilePresenter

  init(presenter: WholeProfilePresenter) {
    self.presenter = presenter
  }

  func display(_ content: WholeProfileContent) {
    show("You and your address", isBusy: content.isBusy) { [presenter] in
      formFields(content.details, isEnabled: !content.isBusy) { presenter.didEdit($0, to: $1) }
      formFields(content.address, isEnabled: !content.isBusy) { presenter.didEdit($0, to: $1) }
      if let problem = content.problem { problem }
      Action("Save", isEnabled: !content.isBusy, onTap: presenter.didTapSave)
    }
  }
}
