import BankClient
import FlowHTTP
import FlyingSocks
import Foundation
import Money
import SandboxBank
import Synchronization
import Testing
import Transfer

@testable import BankServing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A bank at a free port.
struct Host {
  let address: URL

  /// Serves during a test.
  static func serve(
    isSandbox: Bool = true, patience: BankConnection.Patience = BankConnection.Patience(),
    _ test: (Host) async throws -> Void
  ) async throws {
    let desk = try await BankDesk(
      database: nil, rates: .bundled(), customers: ["secret": "ada"], isSandbox: isSandbox)
    let bank = try BankHost(desk, port: 0, patience: patience)
    let serving = Task { try await bank.run() }
    let address = try #require(URL(string: "http://127.0.0.1:\(bank.port)/v1"))
    let result = await Result { try await test(Host(address: address)) }
    bank.end()
    _ = await serving.result
    try result.get()
  }

  /// Returns the status of the answer to a request.
  func status(_ method: String, _ path: String, _ fields: [String: String]) async throws -> Int {
    let url = try #require(URL(string: path, relativeTo: address))
    var message = HTTPMessage(try #require(HTTPMethod(rawValue: method)), url.absoluteURL, isRepeatable: true)
    message.fields["Authorization"] = "Bearer customer"
    for (name, value) in fields { message.fields[name] = value }
    return try await URLSessionTransport().send(message, limit: 10_000).status
  }
}

extension Host {
  /// Performs work that blocks its thread, which those of tasks are too few for.
  func onThread<Value: Sendable>(_ work: @escaping @Sendable (Host) throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try work(self) }) }
    }
  }

  /// Returns the number of pieces in which the answers to this many requests come over one connection.
  func pieces(of count: Int) throws -> Int {
    let socket = try connected()
    defer { socket.end() }
    var pieces = 0
    for _ in 1...count {
      _ = try socket.write(Data("GET /v1/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
      var text = ""
      while !text.hasSuffix("}") {
        text += String(decoding: try socket.read(atMost: 4_096), as: UTF8.self)
        pieces += 1
      }
    }
    return pieces
  }

  /// Returns the beginning of the answer to some bytes.
  func answer(to text: String) throws -> String {
    let socket = try connected()
    defer { socket.end() }
    _ = try socket.write(Data(text.utf8))
    return String(decoding: try socket.read(atMost: 4_096), as: UTF8.self)
  }

  private func connected() throws -> Socket {
    let socket = try Socket(domain: AF_INET)
    try socket.connect(to: sockaddr_in.inet(ip4: "127.0.0.1", port: UInt16(address.port ?? 0)))
    return socket
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}

/// The clock of a sandbox's requests.
final class SandboxClock: Sendable {
  private let time = Mutex(Timestamp(Date(timeIntervalSince1970: 1_795_251_600)))

  var now: Timestamp { time.withLock(\.self) }

  @Sendable func advance(by duration: Duration) { time.withLock { $0 = $0 + duration } }
}

/// A client whose requests have the time of a clock.
struct SandboxClient: TransferService {
  let address: URL
  let books: String
  let clock: SandboxClock
  var token = "customer"
  private let transport = URLSessionTransport()

  init(address: URL, books: String, clock: SandboxClock, token: String = "customer") {
    (self.address, self.books, self.clock, self.token) = (address, books, clock, token)
  }

  private var client: BankClient {
    BankClient(
      HTTPClient(address, over: transport, session: FixedSession(token: token)),
      fields: ["X-Sandbox-Books": books, "X-Sandbox-Now": clock.now.text])
  }

  func targetCurrencies() async throws(TransferServiceError) -> [Currency] { try await client.targetCurrencies() }

  func balances(of sender: Sender.ID) async throws(TransferServiceError) -> [Balance] {
    try await client.balances(of: sender)
  }

  func makeQuote(_ request: QuoteRequest, for sender: Sender.ID) async throws(TransferServiceError) -> Quote {
    try await client.makeQuote(request, for: sender)
  }

  func requirements(for currency: Currency) async throws(TransferServiceError) -> RecipientRequirements {
    try await client.requirements(for: currency)
  }

  func recipients(
    of sender: Sender.ID, in currency: Currency, after last: Recipient.ID?
  ) async throws(TransferServiceError) -> RecipientPage {
    try await client.recipients(of: sender, in: currency, after: last)
  }

  func addRecipient(_ details: RecipientDetails, for sender: Sender.ID) async throws(TransferServiceError) -> Recipient
  {
    try await client.addRecipient(details, for: sender)
  }

  func createTransfer(_ request: TransferRequest) async throws(TransferServiceError) -> BankTransfer {
    try await client.createTransfer(request)
  }

  func transfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await client.transfer(id)
  }

  func transfer(for id: CustomerTransactionID) async throws(TransferServiceError) -> BankTransfer? {
    try await client.transfer(for: id)
  }

  func transfers(after last: BankTransfer.ID?) async throws(TransferServiceError) -> TransferPage {
    try await client.transfers(after: last)
  }

  func statusEvents(of id: BankTransfer.ID) async throws(TransferServiceError) -> [TransferStatusEvent] {
    try await client.statusEvents(of: id)
  }

  func cancelTransfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await client.cancelTransfer(id)
  }
}

private struct FixedSession: HTTPSession {
  let token: String

  func token(for request: HTTPRequest, insteadOf rejected: HTTPToken?) async throws -> HTTPToken? { HTTPToken(token) }
}

extension RecipientDetails {
  static var emmy: RecipientDetails {
    get throws {
      try RecipientDetails(
        name: RecipientName("Emmy Noether", of: .person), account: .sepa(iban: IBAN("DE89370400440532013000")),
        for: RecipientRequirements(for: .eur))
    }
  }
}
