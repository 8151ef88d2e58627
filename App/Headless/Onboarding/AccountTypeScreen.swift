import FlowHeadless
import FlowScreens
import Onboarding

/// The choice of the account's type.
final class AccountTypeScreen: HeadlessViewController, ScreenView {
  private let presenter: AccountTypePresenter

  init(presenter: AccountTypePresenter) {
    self.presenter = presenter
  }

  func display(_ content: AccountTypeContent) {
    show("Your account") {
      for type in content.choices {
        "\(type.label): \(type.explanation)"
        Action(type.label) { [presenter] in presenter.didChoose(type) }
      }
    }
  }
}
