import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Onboarding
import SignIn
import Testing

@MainActor
@Suite(.bothWays)
struct SignInSubflowTests {
  private let flow = SignInFlowTest()

  private func type(_ email: String) throws {
    try flow.top(CredentialsTestScreen.self).presenter.didEdit(.email, to: email)
  }

  @Test func `the e-mail address goes along into both sub-flows, as typed so far`() async throws {
    flow.start()
    try type("ada@")

    try flow.router.didChooseNewAccount()
    flow.account?.finish(.cancelled)
    await flow.test.flows.idle()
    try flow.router.didForgetPassword()

    #expect(flow.accountEmail == "ada@")
    #expect(try flow.top(ResetEmailTestScreen.self).content?.draft == [.email: "ada@"])
  }

  @Test func `back from the forgotten password returns to the form`() async throws {
    flow.start()
    try type("ada@example.com")
    try flow.router.didForgetPassword()

    flow.window.goBack()

    #expect(try flow.top(CredentialsTestScreen.self).content?.draft == [.email: "ada@example.com"])
    #expect(flow.test.results == [])
  }

  @Test func `a new password is set with a code, and its e-mail address comes back`() async throws {
    flow.start()
    try flow.router.didForgetPassword()
    let email = try flow.top(ResetEmailTestScreen.self)
    email.fill([.email: "ada@example.com"])
    email.presenter.didTapContinue()
    await flow.test.flows.idle()
    let form = try flow.top(NewPasswordTestScreen.self)
    form.fill([.code: "123456", .password: "enchantress of numbers"])

    form.presenter.didTapContinue()
    await flow.test.flows.idle()

    #expect(flow.service.messages == [.passwordCode(try .ada), .password(try .ada)])
    #expect(try flow.top(CredentialsTestScreen.self).content?.draft == [.email: "ada@example.com"])
  }

  @Test func `completes with an account that was opened on the way`() async throws {
    flow.start()

    try flow.router.didChooseNewAccount()
    let ada = try OnboardedUser.ada
    flow.account?.finish(.completed(ada))
    await flow.test.flows.idle()

    #expect(flow.test.results == [.completed(.opened(ada))])
  }

  // Catches a kill after which the person is back at the sign-in, and not in the account that they were opening.
  @Test func `an account that was being opened before a kill is opened again, above the sign-in`() async throws {
    flow.start(opensAccount: true)
    await flow.test.flows.idle()
    let account = flow.account

    account?.finish(.cancelled)
    await flow.test.flows.idle()

    #expect(account != nil)
    #expect(flow.openings == [true, false])
    #expect(try flow.top(CredentialsTestScreen.self).content?.draft == [.email: ""])
    #expect(flow.test.results == [])
  }

  @Test func `another account asks whether to sign out, and the sign-in stays if it is cancelled`() async throws {
    flow.start(fixedEmail: try .ada)

    try flow.router.didChooseAnotherAccount()
    try flow.router.didChooseAnotherAccount()
    let asked = flow.signOutCount
    flow.signOut?.finish(.cancelled)
    await flow.test.flows.idle()
    try flow.router.didChooseAnotherAccount()

    #expect(asked == 1)
    #expect(flow.signOutCount == 2)
    #expect(flow.test.results == [])
  }

  @Test func `after a sign-in without a password, one can be set`() async throws {
    let test = FlowTest(FlowOutcome<Void>.self)
    test.start(
      SignedInFlow(
        presentation: test.window.pushing, person: try SignedInPerson(email: .ada, hasPassword: false),
        screens: TestSignInScreens(), service: flow.service))
    let screen = try #require(test.window.top as? SignedInTestScreen)

    screen.presenter.didTapSetPassword()
    screen.presenter.didTapSetPassword()
    let email = try #require(test.window.top as? ResetEmailTestScreen)
    email.presenter.didTapContinue()
    await test.flows.idle()
    let form = try #require(test.window.top as? NewPasswordTestScreen)
    form.fill([.code: "123456", .password: "enchantress of numbers"])
    form.presenter.didTapContinue()
    await test.flows.idle()

    #expect(test.window.top === screen)
    #expect(screen.content?.canSetPassword == false)
    screen.presenter.didTapDone()
    #expect(test.results.count == 1)
  }
}

extension SignInFlowTest {
  /// The flow, as the links of its first screen reach it.
  var router: any CredentialsRouter { get throws { try #require(signIn) } }
}
