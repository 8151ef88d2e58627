import BankClient
import BankConformance
import BankServing
import FlowHTTP
import Foundation
import SandboxBank
import Synchronization
import Testing
import Transfer

/// The bank over real connections.
struct SocketTests {
  @Test(arguments: BankRule.allCases)
  func `the client with a server keeps each rule`(rule: BankRule) async throws {
    try await Host.serve { host in
      let clock = SandboxClock()
      let bank = SandboxClient(address: host.address, books: "books", clock: clock)
      try await rule.check(TestedBank(bank, advance: clock.advance))
    }
  }

  @Test func `a customer does not see another's, and books are apart`() async throws {
    try await Host.serve { host in
      let clock = SandboxClock()
      let ada = SandboxClient(address: host.address, books: "one", clock: clock, token: "ada")
      let eve = SandboxClient(address: host.address, books: "one", clock: clock, token: "eve")
      let other = SandboxClient(address: host.address, books: "two", clock: clock, token: "eve")
      let profile = try Sender.ID("ada")
      _ = try await ada.addRecipient(.emmy, for: profile)

      await #expect(throws: TransferServiceError.self) { try await eve.balances(of: profile) }
      let balances = try await other.balances(of: profile)
      #expect(balances.count == 4)
    }
  }

  @Test(arguments: [
    ("GET", "/v1/nothing", [:], 404), ("GET", "/", [:], 404), ("GET", "/v1/transfers/%00", [:], 400),
    ("GET", "/v1/transfers/%FF", [:], 400), ("DELETE", "/v1/transfers", [:], 405),
    ("GET", "/v1/currencies", ["Authorization": "Bearer "], 401),
    ("GET", "/v1/currencies", ["Authorization": "Basic x"], 401),
    ("GET", "/v1/currencies", ["X-Sandbox-Now": "yesterday"], 400), ("GET", "/v1/currencies", [:], 200),
  ])
  func `each request has an answer of the document`(
    method: String, path: String, fields: [String: String], status: Int
  ) async throws {
    try await Host.serve { host in
      let found = try await host.status(method, path, fields)

      #expect(found == status)
    }
  }

  // Catches sandbox fields that anybody can send to a bank that is none.
  @Test func `without a sandbox, a request has neither its own clock nor its own books`() async throws {
    try await Host.serve(isSandbox: false) { host in
      let stranger = try await host.status("GET", "/v1/currencies", ["Authorization": "Bearer customer"])
      let customer = try await host.status(
        "GET", "/v1/currencies", ["Authorization": "Bearer secret", "X-Sandbox-Now": "yesterday"])

      #expect(stranger == 401)
      #expect(customer == 200)
    }
  }

  // Catches an answer whose body waits for the acknowledgement of its head, which takes 40 ms: the fastest of several, beside that
  // of a server that waits, since a loaded machine slows both.
  @Test func `answers on a kept connection leave at once`() async throws {
    let prompt = try await time(isPrompt: true)
    let slow = try await time(isPrompt: false)

    #expect(prompt * 3 < slow, "\(prompt) beside \(slow)")
  }

  private func time(isPrompt: Bool) async throws -> Duration {
    var times: [Duration] = []
    try await Host.serve(isPrompt: isPrompt) { host in
      let client = SandboxClient(address: host.address, books: "books", clock: SandboxClock())
      for _ in 1...25 {
        times.append(try await ContinuousClock().measure { _ = try await client.targetCurrencies() })
      }
    }
    // The first one makes the connection.
    return try #require(times.dropFirst().min())
  }
}
