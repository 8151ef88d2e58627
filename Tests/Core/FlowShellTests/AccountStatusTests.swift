import Testing

@testable import FlowShell

@MainActor
struct AccountStatusTests {
  /// Catches an app without accounts that offers a sign-up which it does not have.
  @Test func `an app without accounts asks nobody to sign up`() {
    let account = AccountStatus.notNeeded

    #expect(account.exists())
    #expect(account.problem() == nil)
    #expect(account.signUpEntry == nil)
  }
}
