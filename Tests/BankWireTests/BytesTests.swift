import Foundation
import Money
import Testing
import Transfer

@testable import BankWire

/// The bytes on the wire: both ends, apps of other years and other programs depend on them.
struct BytesTests {
  static let quote = """
    {"expiresAt":"2026-10-30T12:30:00Z","fee":{"currency":"GBP","value":"0.76"},"fixedSide":"source","id":"quote-1",\
    "profile":"ada","rate":"1.1993","source":{"currency":"GBP","value":"100.00"},"target":{"currency":"EUR","value":"119.02"}}
    """
  static let recipient = """
    {"details":{"account":{"iban":"DE89370400440532013000"},"currency":"EUR","kind":"person","name":"Emmy Noether"},\
    "id":"recipient-1","profile":"ada"}
    """
  static let transfer = """
    {"createdAt":"2026-10-30T12:01:00Z","customerTransactionId":"00000000-0000-4000-8000-000000000001","id":"transfer-1",\
    "occurredAt":"2026-10-30T12:01:30Z","quote":\(quote),"recipient":\(recipient),\
    "reference":{"currency":"EUR","text":"Invoice 7"},"status":"incoming_payment_initiated"}
    """

  // Catches a member that the compiler has named, a number for an amount, and a time in seconds.
  @Test func `each answer has these bytes, and is read from them`() throws {
    let quote = try BankReply.quote(Data(Self.quote.utf8))
    let recipient = try BankReply.recipient(Data(Self.recipient.utf8))
    let transfer = try BankReply.transfer(Data(Self.transfer.utf8))

    #expect(BankMessage.json(QuoteBody(quote)).text == Self.quote)
    #expect(BankMessage.json(KnownRecipientBody(recipient)).text == Self.recipient)
    #expect(BankMessage.json(TransferBody(transfer)).text == Self.transfer)
    #expect(
      BankMessage.json(EventBody(transfer.latestEvent)).text
        == #"{"occurredAt":"2026-10-30T12:01:30Z","status":"incoming_payment_initiated","transfer":"transfer-1"}"#)
  }

  /// A request of each call, with its line and its body.
  static func requests() throws -> [(BankRequest, String)] {
    let (ada, gbp) = (try Sender.ID("ada"), Currency.gbp)
    let transfer = try BankReply.transfer(Data(Self.transfer.utf8))
    let id = transfer.customerTransactionID
    let request = try TransferRequest(
      customerTransactionID: id, quote: transfer.quote, recipient: transfer.recipient, reference: transfer.reference)
    return [
      (.targetCurrencies, "GET currencies"), (.requirements(gbp), "GET currencies/GBP/requirements"),
      (.balances(ada), "GET profiles/ada/balances"),
      (
        .makeQuote(transfer.quote.request, ada),
        #"POST profiles/ada/quotes {"amount":{"currency":"GBP","value":"100.00"},"fixedSide":"source","otherCurrency":"EUR"}"#
      ),
      (
        .recipients(ada, gbp, after: transfer.recipient.id),
        "GET profiles/ada/recipients?after=recipient-1&currency=GBP"
      ),
      (.recipients(ada, gbp, after: nil), "GET profiles/ada/recipients?currency=GBP"),
      (
        .addRecipient(transfer.recipient.details, ada),
        """
        POST profiles/ada/recipients {"account":{"iban":"DE89370400440532013000"},"currency":"EUR","kind":"person",\
        "name":"Emmy Noether"}
        """
      ),
      (
        .createTransfer(request),
        """
        POST transfers {"customerTransactionId":"00000000-0000-4000-8000-000000000001","profile":"ada","quote":"quote-1",\
        "recipient":"recipient-1","reference":{"currency":"EUR","text":"Invoice 7"}}
        """
      ),
      (.transfer(transfer.id), "GET transfers/transfer-1"),
      (.transferFor(id), "GET transfers?customerTransactionId=00000000-0000-4000-8000-000000000001"),
      (.transfers(after: nil), "GET transfers"), (.transfers(after: transfer.id), "GET transfers?after=transfer-1"),
      (.statusEvents(transfer.id), "GET transfers/transfer-1/events"),
      (.cancelTransfer(transfer.id), "PUT transfers/transfer-1/cancellation"),
    ]
  }

  @Test func `each request has this line and these bytes, and is read from them`() throws {
    let table = try Self.requests()

    for (request, line) in table {
      #expect(request.message.line == line)
      #expect(try BankRequest(request.message) == request)
    }
    #expect(table.map(\.0).filter { $0.message.method == "GET" }.allSatisfy { $0.message.body == nil })
  }

  @Test(arguments: [
    (TransferRefusal.Reason.quoteExpired, 422, "quote-expired"), (.quoteUsed, 409, "quote-used"),
    (.insufficientFunds, 422, "insufficient-funds"), (.customerTransactionIDUsed, 409, "customer-transaction-id-used"),
    (.tooLateToCancel, 409, "too-late-to-cancel"), (.status(.badRequest), 400, "bad-request"),
    (.status(.forbidden), 403, "forbidden"),
    (.status(.notFound), 404, "not-found"), (.status(.unprocessable), 422, "unprocessable"),
  ])
  func `a refusal has a status and a stable code, and is read from them`(
    reason: TransferRefusal.Reason, status: Int, code: String
  ) {
    let refusal = TransferRefusal(reason, "Not “today”.")

    let answer = BankAnswer(.refused(refusal))

    #expect(answer.status == status && answer.type == "application/problem+json")
    #expect(
      answer.body.text == #"{"code":"\#(code)","detail":"Not “today”.","status":\#(status),"title":"Refused"}"#)
    #expect(BankReply.refusal(answer) == refusal)
  }

  @Test(arguments: [
    (UnknownOutcome.requestTimeout, 408, nil), (.tooManyRequests(retryAfter: .seconds(5)), 429, 5),
    (.tooManyRequests(retryAfter: nil), 429, nil), (.serverError(.serviceUnavailable), 503, nil), (.timedOut, 502, nil),
    // Catches a 401 that is read as a refusal, which would close the transfer.
    (.signInNeeded, 401, nil),
  ])
  func `a fault of the bank is no refusal`(outcome: UnknownOutcome, status: Int, retryAfter: Int?) {
    let answer = BankAnswer(.unknown(outcome))

    #expect(answer.status == status && answer.retryAfter == retryAfter)
    #expect(BankReply.refusal(answer) == nil)
  }

  // Catches a reader that fails on a newer bank.
  @Test func `unknown members are ignored, and an unknown status is one`() throws {
    let newer = Self.transfer.replacing("\"id\":\"transfer-1\"", with: "\"id\":\"transfer-1\",\"mood\":{\"good\":[1]}")
      .replacing("incoming_payment_initiated", with: "sent_to_the_moon")

    #expect(try BankReply.transfer(Data(newer.utf8)).status == .unknown)
    #expect(try BankReply.currencies(Data(#"{"currencies":["EUR","XYZ","GBP"]}"#.utf8)) == [.eur, .gbp])
  }
}

struct AmountTests {
  @Test(arguments: [
    ("GBP", 10_000, "100.00"), ("GBP", 5, "0.05"), ("GBP", -5, "-0.05"), ("GBP", 0, "0.00"),
    ("JPY", 1_000_000, "1000000"),
    ("BHD", 1_234, "1.234"), ("EUR", 999_999_999_999_999, "9999999999999.99"),
  ])
  func `an amount is an exact decimal`(code: String, minorUnits: Int64, value: String) throws {
    let amount = try Amount(minorUnits: minorUnits, currency: Currency(code))

    #expect(AmountBody(amount).value == value)
    #expect(try AmountBody(amount).amount() == amount)
  }

  // Catches `Decimal(string:)`, which takes "12abc" for 12, and a sum that overflows.
  @Test(arguments: [
    "", ".", "1.", ".5", "1,00", "1.001", "12abc", "1e3", " 1", "+1", "--1", "-", "01.00", "1.0.0", "١.٠٠",
    "99999999999999999999", "10000000000000.00", "NaN",
  ])
  func `a malformed amount is refused`(value: String) throws {
    let body = Data(#"{"currency":"GBP","value":"\#(value)"}"#.utf8)

    #expect(throws: (any Error).self) { try JSONDecoder().decode(AmountBody.self, from: body).amount() }
  }

  @Test(arguments: [
    ("2026-10-30T12:00:00Z", "2026-10-30T12:00:00Z"), ("2026-10-30t12:00:00z", "2026-10-30T12:00:00Z"),
    ("2026-10-30T12:00:00.987Z", "2026-10-30T12:00:00Z"), ("2026-10-30T14:30:00+02:30", "2026-10-30T12:00:00Z"),
    ("2026-10-30T07:00:00-05:00", "2026-10-30T12:00:00Z"),
  ])
  func `a time of RFC 3339 is read`(text: String, moment: String) throws {
    #expect(try Timestamp(wire: text).text == moment)
  }

  @Test(arguments: [
    "2026-10-30", "2026-02-30T12:00:00Z", "1793361600", "2026-10-30T12:00:00", "2026-10-30T12:00:00+25:00",
  ])
  func `a malformed time is refused`(text: String) {
    #expect(throws: (any Error).self) { try Timestamp(wire: text) }
  }
}

struct HostileRequestTests {
  @Test(arguments: [
    (BankMessage("GET", path: []), BankRequestError.noSuchPath), (BankMessage("GET", path: ["nothing"]), .noSuchPath),
    (BankMessage("GET", path: ["transfers", "1", "2", "3"]), .noSuchPath),
    (BankMessage("DELETE", path: ["transfers"]), .noSuchMethod(allowed: ["GET", "POST"])),
    (BankMessage("POST", path: ["transfers"]), .malformed),
    (BankMessage("POST", path: ["transfers"], body: Data("[]".utf8)), .malformed),
    (BankMessage("POST", path: ["transfers"], body: Data([0xFF, 0xFE])), .malformed),
    (BankMessage("GET", path: ["transfers", "a\u{0}b"]), .malformed),
    (BankMessage("GET", path: ["transfers", "../secret"]), .malformed),
    (BankMessage("GET", path: ["currencies", "XYZ", "requirements"]), .malformed),
    (BankMessage("GET", path: ["profiles", "ada", "recipients"]), .malformed),
    (BankMessage("POST", path: ["transfers"], body: Data(String(repeating: "[", count: 100_000).utf8)), .malformed),
  ])
  func `a request that is none of the bank's is refused`(message: BankMessage, error: BankRequestError) {
    #expect(throws: error) { try BankRequest(message) }
    #expect((400...405).contains(BankAnswer(error).status))
  }
}

extension Data {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}

extension BankMessage {
  fileprivate var line: String {
    let query = query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    return method + " " + path.joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
      + (body.map { " " + $0.text } ?? "")
  }
}
