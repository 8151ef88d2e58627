import FlowHeadless
import FlowScreens
import Onboarding

/// The last screen of the onboarding.
final class DoneScreen: HeadlessViewController, ScreenView {
  private let presenter: DonePresenter

  init(presenter: DonePresenter) {
    self.presenter = presenter
  }

  func display(_ content: DoneContent) {
    show("You are ready", isBusy: content.isBusy) {
      "\(content.profileName) can send money."
      "Account: \(content.accountType.label)"
      "We write to \(content.email)."
      Action("Start", isEnabled: !content.isBusy, onTap: presenter.didTapFinish)
    }
  }
}
