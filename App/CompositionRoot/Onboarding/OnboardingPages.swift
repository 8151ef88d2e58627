import FlowScreens
import Onboarding

extension AppPages: OnboardingScreens {
  /// Makes the form for the e-mail address.
  func makeEmail(_ presenter: FormPresenter<EmailInteractor>) -> any FormView<EmailField> {
    toolkit.form("Your e-mail address", name: "Email", presenter: presenter)
  }

  /// Makes the form for the country.
  func makeCountry(_ presenter: FormPresenter<CountryInteractor>) -> any FormView<CountryField> {
    toolkit.form("Your country", name: "Country", presenter: presenter)
  }

  /// Makes the choice of an account's type.
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

  /// Makes the last screen.
  func makeDone(_ presenter: DonePresenter) -> any ScreenView<DoneContent> {
    toolkit.screen("Done") { content in
      Page("You are ready", isBusy: content.isBusy) {
        "\(content.profileName) can send money."
        "Account: \(content.accountType.label)"
        "We write to \(content.email)."
        ButtonRow("Start", isMain: true, isEnabled: !content.isBusy, onTap: presenter.didTapFinish)
      }
    }
  }
}
