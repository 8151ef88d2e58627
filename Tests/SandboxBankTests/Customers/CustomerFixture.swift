import BankConformance
import Contact
import FlowSession
import FlowStorage
import Foundation
import SandboxBank
import SignIn
import Testing
import Transfer

/// A bank with two customers, Ada and Grace, each with a session.
struct CustomerFixture {
  let clock: TestClock
  let bank: SandboxTransferService
  let ada: SessionGrant
  let grace: SessionGrant

  init() async throws {
    clock = try TestClock(.noon)
    bank = try await SandboxTransferService.open(.memory, rates: .bundled(), clock: clock)
    ada = try await bank.openAccount(.numbered(1), of: .ada, record: Data("Ada".utf8))
    grace = try await bank.openAccount(.numbered(2), of: .grace, record: Data("Grace".utf8))
  }

  /// The bank for the calls of a session.
  func bank(of grant: SessionGrant) -> SandboxTransferService { bank.authorized(by: grant.tokens.access) }

  /// Has a code sent, and returns it.
  func code(for email: EmailAddress, _ password: Password? = nil) async throws -> SignInCode {
    try await bank.sendCode(for: Credentials(email: email, password: password))
    return try SignInCode(try #require(bank.inbox.latestCode))
  }

  /// Sets a password, with a new code.
  func setPassword(_ password: Password, of email: EmailAddress) async throws {
    try await bank.sendPasswordCode(to: email)
    let code = try SignInCode(try #require(bank.inbox.latestCode))
    try await bank.setPassword(password, of: email, with: code)
  }

  /// Creates a transfer of a hundred pounds from the person's own balance.
  func transfer(_ number: Int, of grant: SessionGrant) async throws -> BankTransfer {
    let bank = bank(of: grant)
    let recipient = try await bank.addRecipient(.emmy, for: .ada)
    let quote = try await bank.makeQuote(.pounds(10_000), for: .ada)
    return try await bank.createTransfer(
      TransferRequest(
        customerTransactionID: .numbered(number), quote: quote, recipient: recipient, reference: nil))
  }
}

extension EmailAddress {
  static var ada: EmailAddress { get throws { try EmailAddress("ada@example.com") } }
  static var grace: EmailAddress { get throws { try EmailAddress("grace@example.com") } }
  static var nobody: EmailAddress { get throws { try EmailAddress("nobody@example.com") } }
}

extension Password {
  static var enchantress: Password { get throws { try Password("enchantress of numbers") } }
  static var wrong: Password { get throws { try Password("something else") } }
}

extension UUID {
  static func numbered(_ number: UInt8) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
  }
}

/// Returns the reason why the bank has not signed somebody in, if it has not.
func problem<Value>(of call: () async throws(SignInError) -> Value) async -> SignInError? {
  do throws(SignInError) {
    _ = try await call()
    return nil
  } catch {
    return error
  }
}
