import BankConformance
import Contact
import FlowFaults
import FlowSession
import SandboxBank
import SignIn
import Testing
import Transfer

struct SignInTests {
  @Test func `a customer without a password signs in with a code`() async throws {
    let fixture = try await CustomerFixture()

    let grant = try await fixture.bank.signIn(.code(.ada, fixture.code(for: .ada)))

    #expect(grant.person == fixture.ada.person)
    #expect(grant.tokens.access != fixture.ada.tokens.access)
  }

  @Test func `a customer with a password needs it, and then the code`() async throws {
    let fixture = try await CustomerFixture()
    try await fixture.setPassword(.enchantress, of: .ada)
    fixture.clock.advance(by: .seconds(60))

    let (ada, alone) = (try EmailAddress.ada, try await fixture.code(for: .ada))
    let needed = await problem { () async throws(SignInError) in try await fixture.bank.signIn(.code(ada, alone)) }
    fixture.clock.advance(by: .seconds(60))
    let code = try await fixture.code(for: .ada, .enchantress)
    let grant = try await fixture.bank.signIn(.password(.ada, .enchantress, code: code))

    #expect(needed == .passwordNeeded)
    #expect(grant.person == fixture.ada.person)
  }

  // Catches an answer that says which e-mail addresses have an account.
  @Test func `a wrong password and an unknown e-mail address read the same`() async throws {
    let fixture = try await CustomerFixture()
    try await fixture.setPassword(.enchantress, of: .ada)
    let wrong = try Password.wrong
    let people = [try EmailAddress.ada, try EmailAddress.nobody]

    var answers: [[SignInError?]] = []
    for email in people {
      var all: [SignInError?] = []
      for _ in 1...6 {
        all.append(
          await problem { () async throws(SignInError) in
            try await fixture.bank.sendCode(for: Credentials(email: email, password: wrong))
          })
      }
      answers.append(all)
    }

    #expect(answers[0] == answers[1])
    #expect(answers[0] == Array(repeating: .wrongPassword, count: 5) + [.tooManyAttempts(30)])
  }

  @Test func `the pause after five failures is doubled, up to an hour`() async throws {
    let fixture = try await CustomerFixture()
    let wrong = Credentials(email: try .grace, password: try .wrong)

    var pauses: [Int] = []
    for _ in 1...40 {
      let error = await problem { () async throws(SignInError) in try await fixture.bank.sendCode(for: wrong) }
      guard case .tooManyAttempts(let pause)? = error else { continue }
      pauses.append(pause)
      fixture.clock.advance(by: .seconds(pause))
    }

    #expect(pauses.prefix(9) == [30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
  }

  @Test func `a code expires after ten minutes, and is used up by five tries`() async throws {
    let fixture = try await CustomerFixture()
    let (ada, grace) = (try EmailAddress.ada, try EmailAddress.grace)
    let code = try await fixture.code(for: ada)
    let other = try await fixture.code(for: grace)

    var tries: [SignInError?] = []
    for _ in 1...5 {
      tries.append(await problem { () async throws(SignInError) in try await fixture.bank.signIn(.code(ada, other)) })
    }
    fixture.clock.advance(by: .seconds(30))
    let usedUp = await problem { () async throws(SignInError) in try await fixture.bank.signIn(.code(ada, code)) }
    fixture.clock.advance(by: .seconds(570))
    let expired = await problem { () async throws(SignInError) in try await fixture.bank.signIn(.code(grace, other)) }

    #expect(tries == Array(repeating: .wrongCode, count: 5))
    #expect(usedUp == .usedUpCode)
    #expect(expired == .expiredCode)
  }

  @Test func `another code ends the former one, and can be sent after 30 seconds`() async throws {
    let fixture = try await CustomerFixture()
    let ada = try EmailAddress.ada
    let former = try await fixture.code(for: ada)

    let tooSoon = await problem { () async throws(SignInError) in
      try await fixture.bank.sendCode(for: Credentials(email: ada, password: nil))
    }
    fixture.clock.advance(by: .seconds(30))
    let code = try await fixture.code(for: ada)
    let refused = await problem { () async throws(SignInError) in try await fixture.bank.signIn(.code(ada, former)) }
    _ = try await fixture.bank.signIn(.code(ada, code))
    let again = await problem { () async throws(SignInError) in try await fixture.bank.signIn(.code(ada, code)) }

    #expect(tooSoon == .codeTooSoon(30))
    #expect(refused == .wrongCode)
    #expect(again == .wrongCode)
  }

  // Catches a mail that only the bank's answer brings: after giving up the call, the person would wait for a valid code.
  @Test func `a code arrives even if the bank's answer does not`() async throws {
    let fixture = try await CustomerFixture()
    fixture.bank.faults.apply(.next(1, .code, .fails(.unknown(.connectionLost), .afterWork)))
    let credentials = try Credentials(email: .ada, password: nil)

    await #expect(throws: SignInError.self) { try await fixture.bank.sendCode(for: credentials) }
    let code = try SignInCode(#require(fixture.bank.inbox.latestCode))
    let grant = try await fixture.bank.signIn(.code(.ada, code))

    #expect(grant.person == fixture.ada.person)
  }

  @Test func `passwords are compared as composed, and untrimmed`() async throws {
    let fixture = try await CustomerFixture()
    let ada = try EmailAddress.ada
    try await fixture.setPassword(Password(" cafe\u{301} au lait"), of: ada)

    let composed = try Password(" caf\u{E9} au lait")
    let trimmed = try Password("caf\u{E9} au lait")
    let refused = await problem { () async throws(SignInError) in
      try await fixture.bank.sendCode(for: Credentials(email: ada, password: trimmed))
    }
    try await fixture.bank.sendCode(for: Credentials(email: ada, password: composed))

    #expect(refused == .wrongPassword)
  }
}
