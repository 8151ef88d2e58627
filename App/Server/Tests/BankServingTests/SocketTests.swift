import BankClient
import BankConformance
import FlowHTTP
import Foundation
import Money
import SandboxBank
import Synchronization
import Testing
import Transfer

@testable import BankServing

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
      let other = SandboxClient(address: host.address, books: "two", clock: clock, token: "ada")
      let profile = try Sender.ID("ada")
      let emmy = try await ada.addRecipient(.emmy, for: profile)

      #expect(try await ada.recipients(of: profile, in: .eur, after: nil).recipients == [emmy])
      #expect(try await eve.recipients(of: profile, in: .eur, after: nil).recipients == [])
      #expect(try await other.recipients(of: profile, in: .eur, after: nil).recipients == [])
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

  // Catches an answer whose body is sent after its head, and waits for the acknowledgement of it: 40 ms on a kept connection.
  @Test func `answers on a kept connection come in one piece`() async throws {
    try await Host.serve { host in
      let pieces = try await host.onThread { try $0.pieces(of: 50) }
      #expect(pieces == 50)
    }
  }

  // Catches a server that waits for ever for the rest of a request.
  @Test func `a request that does not come in time has an answer, and its connection ends`() async throws {
    try await Host.serve(patience: BankConnection.Patience(request: .milliseconds(50))) { host in
      let answer = try await host.onThread {
        try $0.answer(to: "GET /v1/currencies HTTP/1.1\r\nHost: 127.0.0.1\r\n")
      }
      #expect(answer.hasPrefix("HTTP/1.1 408 "))
    }
  }
}

struct RequestHeadTests {
  /// Requests without the line of the host, which is after the first one.
  private static let refused: [(String, RequestError)] = [
    ("GET /", .malformed), ("GET /  HTTP/1.1", .malformed), ("GET  / HTTP/1.1", .malformed),
    ("get / HTTP/1.1", .malformed),
    ("GET x HTTP/1.1", .malformed), ("GET / HTTP/2.0", .malformed), ("GET / HTTP/1.1\nA: b", .malformed),
    ("GET / HTTP/1.1\r\nA : b", .malformed), ("GET / HTTP/1.1\r\n folded", .malformed),
    ("GET / HTTP/1.1\r\nHost: other", .malformed), ("GET /\u{0} HTTP/1.1", .malformed), ("GET /ä HTTP/1.1", .malformed),
    ("GET / HTTP/1.1\r\nContent-Length: 2\r\nContent-Length: 2", .malformed),
    ("GET / HTTP/1.1\r\nContent-Length: +2", .malformed), ("GET / HTTP/1.1\r\nContent-Length: 2, 2", .malformed),
    ("GET / HTTP/1.1\r\nContent-Length: 1073741824", .bodyTooLarge),
    ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked", .noLength),
    ("GET /\(String(repeating: "a", count: 8_300)) HTTP/1.1", .targetTooLong),
  ]

  @Test func `a head is read`() throws {
    let head = try RequestHead(Array("PUT /v1/x?y=1 HTTP/1.1\r\nHost: localhost\r\nContent-Length:  2 ".utf8)[...])

    #expect(head.method == "PUT" && head.target == "/v1/x?y=1" && head.length == 2 && head.keepsConnection)
    #expect(head.fields == ["host": "localhost", "content-length": "2"])
  }

  // Catches a reader that accepts a text that another reader understands otherwise: a request within a request.
  @Test(arguments: refused)
  func `a text that is not one request is refused`(text: String, problem: RequestError) {
    #expect(throws: problem) { try RequestHead(Array("\(text)\r\nHost: localhost".utf8)[...]) }
  }
}
