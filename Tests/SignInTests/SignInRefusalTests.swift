import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import SignIn
import Testing

@MainActor
@Suite(.bothWays)
struct SignInRefusalTests {
  private let flow = SignInFlowTest()

  // Catches a refusal that no screen shows.
  @Test(arguments: [
    SignInError.wrongPassword, .passwordNeeded, .wrongCode, .expiredCode, .usedUpCode, .tooManyAttempts(30),
    .emailTaken, .offline, .timedOut, .busy, .failed, .notStored("The disk is full."),
  ])
  func `each refusal is shown on the screen that asked, and can be repeated`(error: SignInError) async throws {
    flow.start()
    flow.service.failure = error
    try await flow.enter(password: "enchantress of numbers")
    let form = try flow.top(CredentialsTestScreen.self).content
    flow.service.failure = nil
    try await flow.enter(password: "enchantress of numbers")
    flow.service.failure = error
    try await flow.enterCode()
    let code = try flow.top(CodeTestScreen.self).content
    flow.service.failure = nil
    try await flow.enterCode()

    #expect(([form?.problem] + (form?.errors.values.map { $0 } ?? [])).compactMap(\.self) == [error.sentence])
    #expect([code?.problem, code?.error].compactMap(\.self) == [error.sentence])
    #expect(flow.test.results.count == 1)
  }

  @Test func `a wrong password is shown at its field until it is edited`() async throws {
    flow.start()
    flow.service.failure = .wrongPassword
    try await flow.enter(password: "something else")
    let screen = try flow.top(CredentialsTestScreen.self)
    let errors = screen.content?.errors

    screen.presenter.didEdit(.password, to: "enchantress of numbers")

    #expect(errors?[.password] == SignInError.wrongPassword.sentence)
    #expect(screen.content?.errors == [:])
  }

  @Test func `a malformed e-mail address, password or code is not sent`() async throws {
    flow.start()

    try await flow.enter("ada", password: "short")
    let errors = try flow.top(CredentialsTestScreen.self).content?.errors
    try await flow.enter()
    try await flow.enterCode("12345")

    #expect(errors?.count == 2)
    #expect(try flow.top(CodeTestScreen.self).content?.error != nil)
    #expect(flow.service.messages.count == 1)
  }

  // Catches an answer that signs somebody in who has given up.
  @Test func `a service that hangs can be given up, on both screens`() async throws {
    flow.start()
    let wait = TestAnswer<Void>()
    flow.service.wait = wait
    let form = try flow.top(CredentialsTestScreen.self)
    form.fill([.email: "ada@example.com"])
    form.presenter.didTapContinue()
    await wait.asked()
    let isBusy = form.content?.isBusy
    form.presenter.didTapCancel()
    wait.give(())
    await flow.test.flows.idle()
    flow.service.wait = nil
    try await flow.enter()
    let second = TestAnswer<Void>()
    flow.service.wait = second
    let code = try flow.top(CodeTestScreen.self)
    code.presenter.didEdit("123456")
    code.presenter.didTapContinue()
    await second.asked()
    let isCodeBusy = code.content?.isBusy
    code.presenter.didTapCancel()
    second.give(())
    await flow.test.flows.idle()

    #expect(isBusy == true)
    #expect(isCodeBusy == true)
    #expect(code.content?.isBusy == false)
    #expect(flow.test.results == [])
  }

  @Test func `another code can be sent, and its form is empty`() async throws {
    flow.start()
    try await flow.enter()
    let screen = try flow.top(CodeTestScreen.self)
    screen.presenter.didEdit("111111")

    screen.presenter.didTapSendAgain()
    await flow.test.flows.idle()
    let note = screen.content?.note
    flow.service.failure = .codeTooSoon(30)
    screen.presenter.didTapSendAgain()
    await flow.test.flows.idle()

    #expect(note != nil)
    #expect(screen.content?.text == "")
    #expect(screen.content?.note == nil)
    #expect(screen.content?.problem == SignInError.codeTooSoon(30).sentence)
    #expect(flow.service.messages.count == 3)
  }

  // Catches a code that has just been sent, and cannot be entered after going back.
  @Test func `a code that was sent a moment ago can be entered`() async throws {
    flow.start()
    flow.service.failure = .codeTooSoon(20)

    try await flow.enter()

    _ = try flow.top(CodeTestScreen.self)
  }
}
