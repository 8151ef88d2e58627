import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import SignIn
import Testing

@MainActor
@Suite(.bothWays)
struct SignInFlowTests {
  private let flow = SignInFlowTest()

  @Test func `completes with a password and then a code`() async throws {
    let flow = SignInFlowTest()
    flow.start()

    try await flow.enter(password: "enchantress of numbers")
    try await flow.enterCode("123 456")

    let credentials = try Credentials(email: .ada, password: .enchantress)
    #expect(
      flow.service.messages == [
        .code(credentials), .signIn(try .password(.ada, .enchantress, code: .sixDigits)),
      ])
    #expect(flow.test.results == [.completed(.signedIn(try SignedInPerson(email: .ada, hasPassword: true)))])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `completes with a code alone while no password is set`() async throws {
    flow.start()

    try await flow.enter()
    try await flow.enterCode()

    #expect(flow.service.messages.last == .signIn(try .code(.ada, .sixDigits)))
    #expect(flow.test.results == [.completed(.signedIn(try SignedInPerson(email: .ada, hasPassword: false)))])
  }

  @Test(arguments: [false, true])
  func `is cancelled when the person leaves it`(isSheet: Bool) async throws {
    let flow = SignInFlowTest()
    flow.start(isSheet ? flow.window.presenting(.sheet) : flow.window.pushing)

    if isSheet { flow.window.pullDown() } else { flow.window.goBack() }

    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `back from the code returns to the entered texts`() async throws {
    flow.start()
    try await flow.enter(password: "enchantress of numbers")

    flow.window.goBack()

    let draft = try flow.top(CredentialsTestScreen.self).content?.draft
    #expect(draft == [.email: "ada@example.com", .password: "enchantress of numbers"])
    #expect(flow.test.results == [])
  }

  @Test func `a double tap asks once, and signs in once`() async throws {
    flow.start()
    let form = try flow.top(CredentialsTestScreen.self)
    form.fill([.email: "ada@example.com"])

    form.presenter.didTapContinue()
    form.presenter.didTapContinue()
    await flow.test.flows.idle()
    let code = try flow.top(CodeTestScreen.self).presenter
    code.didEdit("123456")
    code.didTapContinue()
    code.didTapContinue()
    await flow.test.flows.idle()

    #expect(flow.service.messages.count == 2)
    #expect(flow.test.results.count == 1)
  }

  // Catches a fixed e-mail address that can be typed over.
  @Test func `asks for the password alone if the e-mail address is fixed`() async throws {
    flow.typed.email = "grace@example.com"
    flow.start(fixedEmail: try .ada)

    let fields = try flow.top(CredentialsTestScreen.self).content?.fields.map(\.field)
    try await flow.enter("grace@example.com")

    #expect(fields == [.password])
    #expect(flow.service.messages == [.code(Credentials(email: try .ada, password: nil))])
  }

  @Test func `shows the e-mail address that was typed before, and no password`() async throws {
    let first = SignInFlowTest()
    first.start()
    try first.top(CredentialsTestScreen.self).fill([.email: "ada@", .password: "enchantress"])
    flow.typed.email = first.typed.email

    flow.start()

    #expect(try flow.top(CredentialsTestScreen.self).content?.draft == [.email: "ada@"])
  }
}
