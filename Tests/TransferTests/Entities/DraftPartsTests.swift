import FlowScreens
import Foundation
import Money
import Testing

@testable import Transfer

/// The parts of a draft.
struct DraftPartsTests {
  @Test func `a draft keeps all its parts`() throws {
    let sender = try TestSenders().active
    let amount = AmountDraft(
      sender: sender, fixedSide: .target, text: "1", sourceCurrency: .gbp, targetCurrency: .eur, isSourceLocked: true,
      quote: try .hundredPounds)
    let recipient = RecipientDraft(chosen: try .emmy, form: .emmy, added: try Recipient(of: "engines"))
    let review = ReviewDraft(id: try .first, reference: "Rent", quote: try .hundredPounds)

    let draft = TransferDraft(
      step: .receipt, amount: amount, recipient: recipient, review: review, transfer: try .waiting)

    #expect(draft.amount.quote == (try .hundredPounds))
    #expect(draft.recipient.chosen == (try .emmy))
    #expect(draft.recipient.added?.sender == (try Sender.ID("engines")))
    #expect(draft.review.quote == (try .hundredPounds))
    #expect(draft.transfer == (try .waiting))
    #expect(try decoded(draft) == draft)
  }

  @Test(arguments: QuoteRequest.Side.allCases)
  func `the currency of one side is set, and the other stays`(side: QuoteRequest.Side) throws {
    var draft = AmountDraft(sender: try TestSenders().active, sourceCurrency: .gbp, targetCurrency: .eur)

    draft[side] = .usd

    #expect(draft.sourceCurrency == (side == .source ? .usd : .gbp))
    #expect(draft.targetCurrency == (side == .target ? .usd : .eur))
  }

  /// Catches a chosen recipient that is mistaken for the one in the form.
  @Test func `selecting a recipient adds it only if none was chosen`() throws {
    var chosen = RecipientDraft(chosen: try .emmy)
    var typed = RecipientDraft(form: .emmy)

    chosen.select(try .emmy)
    typed.select(try .emmy)

    #expect(chosen.added == nil)
    #expect(typed.added == (try .emmy))
    #expect(typed.chosen == nil)
  }

  @Test func `default currencies are chosen only if the person has chosen none`() throws {
    let currencyOptions = CurrencyOptions(
      balances: [try Amount(minorUnits: 1, currency: .gbp)], targets: [.gbp, .eur, .usd])
    let sender = try TestSenders().active

    let empty = currencyOptions.fillingDefaults(in: AmountDraft(sender: sender))
    let full = currencyOptions.fillingDefaults(
      in: AmountDraft(sender: sender, sourceCurrency: .eur, targetCurrency: .usd))

    #expect([empty.sourceCurrency, empty.targetCurrency] == [.gbp, .eur])
    #expect([full.sourceCurrency, full.targetCurrency] == [.eur, .usd])
  }
}

// MARK: - Results of sub-flows

extension DraftPartsTests {
  private func draft(_ step: TransferDraft.Step) throws -> TransferDraft {
    TransferDraft(
      step: step, amount: AmountDraft(sender: try TestSenders().active, quote: try .hundredPounds),
      recipient: RecipientDraft(chosen: try .emmy), review: ReviewDraft(id: try .first))
  }

  /// Catches a business that was opened elsewhere and takes over a transfer of the person's own.
  @Test func `a business becomes the sender only if the transfer has asked for it`() throws {
    let business = try TestSenders().business
    var (asking, reviewing) = (try draft(.business), try draft(.review))

    asking.didOpenBusiness(business)
    reviewing.didOpenBusiness(business)

    #expect(asking.step == .amount)
    #expect(asking.amount.sender == business)
    #expect(asking.amount.quote == nil)
    #expect(asking.recipient.known == nil)
    #expect(reviewing == (try draft(.review)))
  }

  @Test func `the person's details lead to the recipient only if the transfer has asked for them`() throws {
    var (asking, entering) = (try draft(.personalDetails), try draft(.amount))

    asking.didStoreProfile()
    entering.didStoreProfile()

    #expect(asking.step == .recipient)
    #expect(entering.step == .amount)
  }
}

// MARK: - Small values

extension DraftPartsTests {
  @Test func `a balance is zero or more`() throws {
    #expect(try Balance(available: Amount(minorUnits: 0, currency: .gbp)).available.minorUnits == 0)
    #expect(throws: BalanceError.negative) { try Balance(available: Amount(minorUnits: -1, currency: .gbp)) }
  }

  @Test func `an identifier that is a UUID is in small letters`() throws {
    let uuid = try #require(UUID(uuidString: "6F1C9A52-0D3E-4A47-9A39-2F0F8F3F2B10"))

    #expect(Quote.ID(uuid).text == "6f1c9a52-0d3e-4a47-9a39-2f0f8f3f2b10")
  }

  @Test func `requirements are the same after they were written`() throws {
    let requirements = try RecipientRequirements(for: .eur)

    #expect(try decoded([requirements]) == [requirements])
  }

  @Test func `refuses details of an unknown kind`() throws {
    #expect(throws: FormError<RecipientField>.self) {
      try RecipientDetails(
        [.name: "Emmy Noether", .iban: "DE89370400440532013000"], for: RecipientRequirements(for: .eur))
    }
  }
}
