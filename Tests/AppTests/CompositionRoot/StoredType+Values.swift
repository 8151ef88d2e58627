import Business
import Contact
import FlowScreens
import Foundation
import Money
import Profile
import Transfer

extension UUID {
  /// Creates an identifier of zeros but for its last byte.
  init(_ number: UInt8) { self.init(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number)) }
}

extension BusinessDraft {
  static let full = BusinessDraft(
    id: BusinessID(UUID(2)), step: .review, company: [.name: "Acme", .country: "GB"], address: ProfileDraft.ada.address,
    roleAndWeb: [.role: "director", .webPage: "https://acme.example"])
}

extension BusinessProfile {
  static var soleTrader: BusinessProfile {
    get throws {
      try BusinessProfile(
        id: BusinessID(UUID(3)), company: Company([.name: "Ada's", .country: "GB", .type: "soleTrader"]),
        address: PostalAddress(ProfileDraft.ada.address),
        roleAndWeb: [.role: "owner", .webPage: "https://ada.example", .description: "Counts"])
    }
  }
}

extension TransferDraft {
  /// A draft with a value in each part.
  static var full: TransferDraft {
    get throws {
      let intent = try TransferIntent.first(reference: "Rent")
      let recipient = intent.recipient
      var draft = try TransferDraft(
        step: .receipt,
        amount: AmountDraft(
          sender: Sender(id: Sender.ID("ada"), kind: .person, name: "Ada Lovelace"), fixedSide: .target, text: "1",
          sourceCurrency: .gbp, targetCurrency: .eur, isSourceLocked: true, quote: intent.quote),
        recipient: RecipientDraft(chosen: recipient, form: [.name: "Emmy"], added: recipient),
        review: ReviewDraft(id: intent.id, reference: "Rent", quote: intent.quote), transfer: try .of(intent))
      let (source, target) = (intent.quote.source, intent.quote.target)
      draft.note = "It was not sent again as \(source) → \(target) to \(recipient.details.name)."
      return draft
    }
  }

  static var empty: TransferDraft {
    get throws {
      TransferDraft(
        amount: AmountDraft(sender: Sender(id: try Sender.ID("ada"), kind: .person, name: "Ada Lovelace")),
        review: ReviewDraft(id: .first))
    }
  }
}

extension TransferIntent {
  static func first(reference: String?) throws -> TransferIntent {
    let noon = try Timestamp("2026-10-30T12:00:00Z")
    let amount = try Amount(minorUnits: 10_000, currency: .gbp)
    let name = try RecipientName("Emmy Noether", of: .person)
    return try TransferIntent(
      id: .first,
      quote: Quote(
        id: Quote.ID("quote-1"), sender: Sender.ID("ada"),
        request: QuoteRequest(fixing: .source, at: amount, otherCurrency: .eur),
        rate: ExchangeRate("1.1993", from: .gbp, to: .eur), fee: Amount(minorUnits: 76, currency: .gbp),
        expiry: noon + .seconds(1800)),
      recipient: Recipient(
        id: Recipient.ID("recipient-1"), sender: Sender.ID("ada"),
        details: RecipientDetails(
          name: name, account: .sepa(iban: IBAN("DE89370400440532013000")), for: RecipientRequirements(for: .eur))),
      reference: reference.map { try PaymentReference($0, for: .eur) }, begunAt: noon)
  }
}

extension BankTransfer {
  /// Returns the bank's transfer for an intent.
  static func of(_ intent: TransferIntent) throws -> BankTransfer {
    let noon = try Timestamp("2026-10-30T12:00:00Z")
    return try BankTransfer(
      id: BankTransfer.ID("transfer-1"), customerTransactionID: intent.id, quote: intent.quote,
      recipient: intent.recipient, reference: intent.request.reference, createdAt: noon, status: .processing,
      occurredAt: noon + .seconds(60))
  }
}
