import FlowKit
import FlowScreens
import SignIn

extension AppPages: SignInScreens {
  func makeCode(_ presenter: CodePresenter) -> any ScreenView<CodeContent> {
    toolkit.screen("Code") { content in
      Page("Enter the code", isBusy: content.isBusy) {
        "If \(verbatim: content.email) has an account, we have sent a code there. It is valid for \(content.lifetime) minutes."
        FieldRow(
          "Code", content.text, kind: .oneTimeCode, error: content.error, isEnabled: !content.isBusy,
          onEdit: presenter.didEdit)
        if let note = content.note { TextRow(note, style: .notice) }
        if let problem = content.problem { TextRow(problem, style: .error) }
        ButtonRow("Continue", role: .main, isEnabled: !content.isBusy, onTap: presenter.didTapContinue)
        if content.isBusy { ButtonRow("Cancel", role: .cancel, onTap: presenter.didTapCancel) }
        ButtonRow("Send another code", isEnabled: !content.isBusy, onTap: presenter.didTapSendAgain)
      }
    }
  }

  func makeSignedIn(_ presenter: SignedInPresenter) -> any ScreenView<SignedInContent> {
    toolkit.screen("Signed in") { content in
      Page("You are signed in") {
        "Welcome back, \(verbatim: content.email)."
        if content.canSetPassword {
          "You have no password yet. With one, you need more than your e-mail to sign in."
          ButtonRow("Set a password", onTap: presenter.didTapSetPassword)
        }
        ButtonRow("Done", role: .main, onTap: presenter.didTapDone)
      }
    }
  }
}
