import BankClient
import BankConformance
import BankWire
import FlowHTTP
import Foundation
import Money
import SandboxBank
import Transfer

extension TestClock {
  /// Creates a clock at nine, which a pause advances.
  convenience init() { self.init(Timestamp(Date(timeIntervalSince1970: 1_795_251_600)), sleep: .advances) }
}

/// A transport to the bank's end, which reads the message as a server does.
struct BankTransport: HTTPTransport {
  private let bank: SandboxTransferService

  init(_ bank: SandboxTransferService, customer: String? = nil) {
    self.bank = customer.map { bank.serving($0) } ?? bank
  }

  func send(_ message: HTTPMessage, limit: Int) async throws(HTTPTransportError) -> HTTPAnswer {
    let answer = await BankEnd.answer(BankMessage(message), from: bank)
    return HTTPAnswer(status: answer.status, fields: ["Content-Type": answer.type], body: answer.body)
  }
}

/// A transport that gives each request the price of another profile.
struct SwappedTransport: HTTPTransport {
  private let bank: SandboxTransferService

  init(_ bank: SandboxTransferService) { self.bank = bank }

  func send(_ message: HTTPMessage, limit: Int) async throws(HTTPTransportError) -> HTTPAnswer {
    let message = BankMessage(message)
    let swapped = BankMessage(message.method, path: ["profiles", "eve", "quotes"], body: message.body)
    let answer = await BankEnd.answer(swapped, from: bank)
    return HTTPAnswer(status: answer.status, fields: ["Content-Type": answer.type], body: answer.body)
  }
}

/// A transport without a network.
struct FixedTransport: HTTPTransport {
  let result: Result<HTTPAnswer, HTTPTransportError>

  func send(_ message: HTTPMessage, limit: Int) async throws(HTTPTransportError) -> HTTPAnswer { try result.get() }
}

extension BankMessage {
  fileprivate init(_ message: HTTPMessage) {
    let parts = URLComponents(url: message.url, resolvingAgainstBaseURL: false)
    let query = (parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    self.init(
      message.method.rawValue, path: Array(message.url.pathComponents.dropFirst(2)),
      query: Dictionary(query) { first, _ in first }, body: message.body)
  }
}

extension BankClient {
  init(over transport: any HTTPTransport) {
    var settings = HTTPSettings()
    settings.wait = { _ in }
    // Real time passes while other suites work.
    settings.deadline = .seconds(86_400)
    self.init(HTTPClient(.bank, over: transport, settings: settings))
  }
}

extension URL {
  fileprivate static let bank = URL(string: "https://bank.example/v1") ?? URL(filePath: "/")
}

extension HTTPAnswer {
  static func problem(_ status: Int, _ code: String) -> HTTPAnswer {
    HTTPAnswer(
      status: status, fields: ["Content-Type": "application/problem+json"],
      body: Data(#"{"code":"\#(code)","detail":"No.","status":\#(status),"trace":"1"}"#.utf8))
  }
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

extension QuoteRequest {
  static func hundredPounds(to recipient: Recipient.ID? = nil) throws -> QuoteRequest {
    try QuoteRequest(
      fixing: .source, at: Amount(minorUnits: 10_000, currency: .gbp), otherCurrency: .eur, recipient: recipient)
  }
}
