import FlowKit
import FlowScreens
import Onboarding

extension AppPages: OnboardingScreens {
  func makeAccountType(_ presenter: AccountTypePresenter) -> any ScreenView<AccountTypeContent> {
    toolkit.screen("Account type") { content in
      Page("Your account") {
        for type in content.choices {
          "\(type.label): \(type.explanation)"
          ButtonRow(type.label) { presenter.didChoose(type) }
        }
      }
    }
  }

  func makeDone(_ presenter: DonePresenter) -> any ScreenView<DoneContent> {
    toolkit.screen("Done") { content in
      Page("You are ready", isBusy: content.isBusy) {
        "\(verbatim: content.profileName) can send money."
        "Account: \(content.accountType.label)"
        "We write to \(verbatim: content.email)."
        ButtonRow("Start", role: .main, isEnabled: !content.isBusy, onTap: presenter.didTapFinish)
      }
    }
  }
}
