import Forms
import Onboarding

@MainActor
struct TestOnboardingScreens: OnboardingScreens {
  func makeEmail(_ presenter: EmailPresenter) -> any EmailView { EmailTestScreen(presenter) }
  func makeCountry(_ presenter: CountryPresenter) -> any CountryView { CountryTestScreen(presenter) }
  func makeAccountType(_ presenter: AccountTypePresenter) -> any AccountTypeView { AccountTypeTestScreen(presenter) }
  func makeDone(_ presenter: DonePresenter) -> any DoneView { DoneTestScreen(presenter) }
}

@MainActor
final class EmailTestScreen: EmailView {
  let presenter: EmailPresenter
  private(set) var content: EmailContent?

  var field: FieldContent<EmailField>? { content?.fields.first }

  init(_ presenter: EmailPresenter) {
    self.presenter = presenter
  }

  func display(_ content: EmailContent) {
    self.content = content
  }
}

@MainActor
final class CountryTestScreen: CountryView {
  let presenter: CountryPresenter
  private(set) var content: CountryContent?

  var field: FieldContent<CountryField>? { content?.fields.first }

  init(_ presenter: CountryPresenter) {
    self.presenter = presenter
  }

  func display(_ content: CountryContent) {
    self.content = content
  }
}

@MainActor
final class AccountTypeTestScreen: AccountTypeView {
  let presenter: AccountTypePresenter
  private(set) var content: AccountTypeContent?

  init(_ presenter: AccountTypePresenter) {
    self.presenter = presenter
  }

  func display(_ content: AccountTypeContent) {
    self.content = content
  }
}

@MainActor
final class DoneTestScreen: DoneView {
  let presenter: DonePresenter
  private(set) var content: DoneContent?

  init(_ presenter: DonePresenter) {
    self.presenter = presenter
  }

  func display(_ content: DoneContent) {
    self.content = content
  }
}
