import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Onboarding
import Profile
import Testing

/// An onboarding creates one user, and changes to the input update that user.
@MainActor
@Suite(.bothWays)
struct OnboardingUserTests {
  private let flow = OnboardingFlowTest()

  @Test func `the user is created when the country is chosen, and not before`() async throws {
    flow.start()

    try await flow.enterEmail()
    let before = flow.users.users
    try await flow.enterCountry()

    #expect(before == [])
    #expect(flow.users.users == [try .ada])
  }

  @Test func `a known address shows an error, and another address continues`() async throws {
    try await flow.users.save(.somebody)
    flow.start()

    try await flow.enterEmail()
    let problem = try flow.top(EmailTestScreen.self).content?.problem
    try await flow.enterEmail("augusta@example.com")
    try await flow.enterCountry()

    #expect(problem == UserStoreError.alreadyKnown(try .ada).sentence)
    #expect(flow.users.users.count == 2)
    #expect(try flow.top(AccountTypeTestScreen.self).content != nil)
  }

  @Test func `another address that is entered on the way back is that user's from then on`() async throws {
    flow.start()
    try await flow.enterEmail()
    try await flow.enterCountry()

    flow.window.goBack()
    flow.window.goBack()
    try await flow.enterEmail("augusta@example.com")
    try await flow.enterCountry()
    try flow.choose(.business)
    flow.subflows.business?.finish(.completed(try .acme))
    try await flow.tapFinish()

    let augusta = try User.ada.with(email: .augusta)
    #expect(flow.users.users == [augusta])
    #expect(flow.test.results == [.completed(OnboardedUser(user: augusta, activeProfile: try .acme))])
  }

  @Test func `creates no other user when the person goes back and forth without a change`() async throws {
    flow.start()
    try await flow.enterEmail()
    try await flow.enterCountry()

    flow.window.goBack()
    flow.window.goBack()
    try await flow.enterEmail()
    try await flow.enterCountry()

    #expect(flow.users.users == [try .ada])
  }

  @Test func `resumes at the account type after the user was stored`() async throws {
    flow.start()
    try await flow.enterEmail()
    try await flow.enterCountry()
    for _ in 1...3 { flow.window.goBack() }
    await flow.test.flows.idle()

    flow.start()
    await flow.test.flows.idle()
    let shown = flow.shown
    try flow.choose(.business)
    flow.subflows.business?.finish(.completed(try .acme))
    try await flow.tapFinish()

    #expect(shown == ["EmailTestScreen", "CountryTestScreen", "AccountTypeTestScreen"])
    #expect(flow.test.results == [.cancelled, .completed(try .adaAsAcme)])
    #expect(flow.users.users == [try .ada])
    #expect(flow.ids.count == 1)
  }

  @Test func `restores unconfirmed changes of an earlier step`() async throws {
    flow.start()
    try await flow.enterEmail()
    try await flow.enterCountry()
    for _ in 1...2 { flow.window.goBack() }
    try flow.top(EmailTestScreen.self).presenter.didEdit(.email, to: "augusta@example.com")

    await flow.killAndStart()
    let email = try flow.top(EmailTestScreen.self).content?.fields.first?.value
    try await flow.enterEmail("augusta@example.com")
    try await flow.enterCountry()

    #expect(email == "augusta@example.com")
    #expect(flow.users.users == [try .ada.with(email: .augusta)])
  }

  @Test func `an app that is killed while the user is created creates no second one`() async throws {
    flow.start()
    try await flow.enterEmail()
    let answer = TestAnswer<Void>()
    flow.users.answer = answer
    try flow.top(CountryTestScreen.self).presenter.didEdit(.country, to: "GB")
    try flow.top(CountryTestScreen.self).presenter.didTapContinue()
    await nextTurn()

    flow.test.flows.terminate()
    flow.users.answer = nil
    answer.give(())
    await flow.killAndStart()
    let stored = flow.users.users
    try await flow.enterCountry()

    #expect(stored == [try .ada])
    #expect(flow.users.users == [try .ada])
    #expect(try flow.top(AccountTypeTestScreen.self).content != nil)
  }
}
