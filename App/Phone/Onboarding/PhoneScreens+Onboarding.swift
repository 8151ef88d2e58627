public import FlowScreens
import FlowUIKitRows
public import Onboarding

extension PhoneScreens: OnboardingScreens {
  /// Makes the form for the e-mail address.
  public func makeEmail(_ presenter: FormPresenter<EmailInteractor>) -> any FormView<EmailField> {
    RowsScreen.form("Your e-mail address", name: "Email", presenter: presenter)
  }

  /// Makes the form for the country.
  public func makeCountry(_ presenter: FormPresenter<CountryInteractor>) -> any FormView<CountryField> {
    RowsScreen.form("Your country", name: "Country", presenter: presenter)
  }

  /// Makes the choice of an account's type.
  public func makeAccountType(_ presenter: AccountTypePresenter) -> any ScreenView<AccountTypeContent> {
    RowsScreen("Account type") { content in
      Page("Your account") {
        for type in content.choices {
          "\(type.label): \(type.explanation)"
          ButtonRow(type.label) { presenter.didChoose(type) }
        }
      }
    }
  }

  /// Makes the last screen.
  public func makeDone(_ presenter: DonePresenter) -> any ScreenView<DoneContent> {
    RowsScreen("Done") { content in
      Page("You are ready", isBusy: content.isBusy) {
        "\(content.profileName) can send money."
        "Account: \(content.accountType.label)"
        "We write to \(content.email)."
        ButtonRow("Start", isMain: true, isEnabled: !content.isBusy, onTap: presenter.didTapFinish)
      }
    }
  }
}
