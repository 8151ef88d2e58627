import Foundation
import Money
import Testing
import Transfer

struct TransferRequestTests {
  @Test func `has the same body each time`() throws {
    let request = try request(reference: "Rent / flat 2")

    let body = try String(decoding: request.body(), as: UTF8.self)

    #expect(
      body == #"{"customerTransactionID":"6f1c9a52-0d3e-4a47-9a39-2f0f8f3f2b10","quote":"quote-1","#
        + #""recipient":"recipient-1","reference":{"currency":"EUR","text":"Rent / flat 2"},"sender":"ada"}"#)
    #expect(try decoded(request).body() == request.body())
  }

  // The vectors are those of the FNV test suite.
  @Test(arguments: [
    ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
    ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
  ])
  func `hashes as FNV-1a does`(text: String, hash: String) {
    #expect(BodyHash(of: Data(text.utf8)).text == hash)
  }

  @Test func `another body has another hash`() throws {
    let bodies = try [nil, "Rent", "Rent 2"].map { try request(reference: $0).body() }

    #expect(Set(bodies.map { BodyHash(of: $0) }).count == 3)
  }

  @Test func `refuses parts that do not fit each other`() throws {
    let pounds = try Quote(
      QuoteRequest(fixing: .target, at: Amount(minorUnits: 100, currency: .eur), otherCurrency: .gbp))

    #expect(throws: TransferRequestError.anotherSendersRecipient) {
      try TransferRequest(
        customerTransactionID: .first, quote: pounds, recipient: Recipient(of: "grace"), reference: nil)
    }
    let dollars = try Quote(
      id: Quote.ID("quote-2"), sender: Sender.ID("ada"),
      request: QuoteRequest(fixing: .source, at: Amount(minorUnits: 10_000, currency: .gbp), otherCurrency: .usd),
      rate: ExchangeRate("1.3", from: .gbp, to: .usd), fee: Amount(minorUnits: 1, currency: .gbp), expiry: .noon)
    #expect(throws: TransferRequestError.recipientDoesNotFit(.usd)) {
      try TransferRequest(customerTransactionID: .first, quote: dollars, recipient: .emmy, reference: nil)
    }
    #expect(throws: TransferRequestError.referenceDoesNotFit(.eur)) {
      try TransferRequest(
        customerTransactionID: .first, quote: pounds, recipient: .emmy,
        reference: PaymentReference("Rent", for: .gbp))
    }
  }

  private func request(reference: String?) throws -> TransferRequest {
    try TransferRequest(
      customerTransactionID: .first, quote: .hundredPounds, recipient: .emmy,
      reference: reference.map { try PaymentReference($0, for: .eur) })
  }
}
