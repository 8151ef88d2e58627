import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Foundation
import Storage
import Testing
import Transfer

@testable import App
@testable import CompositionRoot

struct EndingsTests {
  private let database: SQLiteDatabase
  private let entries: EntryStore
  private let drafts: SQLiteDocument<TransferDraft>

  init() async throws {
    database = try await appSchema.open(.memory)
    entries = try await EntryStore(in: database)
    drafts = try await SQLiteDocument(
      named: "transfer draft", title: "transfer draft", isDraft: true, of: .person, in: database)
  }

  /// Catches a sub-flow whose end clears the entry of the feature around it.
  @Test func `the end of a feature clears its own entry, and no other`() async throws {
    await entries.open.set(try Place.transfer(.new).stored)

    try await database.apply([entries.clearing(BusinessFeature.Entry.self)])
    let inside = Place(entries.open.load())
    try await database.apply([entries.clearing(TransferFeature.Entry.self, where: \.isTransfer)])

    #expect(inside == .transfer(.new))
    #expect(entries.open.load() == nil)
    #expect(try await EntryStore(in: database).open.load() == nil)
  }

  @Test func `clears the draft and the entry of a finished transfer in one transaction`() async throws {
    drafts.clearing.add { [entries] _ in [entries.clearing(TransferFeature.Entry.self, where: \.isTransfer)] }
    let draft = try TransferDraft.number(1)
    await entries.open.set(try Place.transfer(.new).stored)
    await drafts.save(draft)
    let (kept, before) = (drafts.load(), await database.commitCount)

    await drafts.clear()

    #expect(kept == draft)
    #expect(await database.commitCount == before + 1)
    #expect(drafts.load() == nil)
    #expect(entries.open.load() == nil)
  }

  @Test func `keeps draft and entry if they cannot be cleared`() async throws {
    drafts.clearing.add { [entries] _ in [entries.clearing(TransferFeature.Entry.self, where: \.isTransfer)] }
    await entries.open.set(try Place.transfer(.new).stored)
    await drafts.save(try .number(1))
    await database.limitCommits(to: await database.commitCount)

    await drafts.clear()

    #expect(drafts.load() == (try .number(1)))
    #expect(Place(entries.open.load()) == .transfer(.new))
  }

  @Test func `changes the sender of a transfer only from the Business flow`() async throws {
    let acme = Sender(id: try Sender.ID("acme"), kind: .business, name: "Acme")
    var draft = try TransferDraft.number(1)
    draft.step = .business
    await drafts.set(draft)

    try await database.apply([drafts.changingSender(to: acme)])
    let opened = drafts.load()
    try await database.apply([drafts.changingSender(to: Sender(id: Sender.ID("other"), kind: .business, name: "Other"))]
    )

    #expect(opened?.step == .amount)
    #expect(opened?.amount.sender == acme)
    #expect(drafts.load()?.amount.sender == acme)
  }

  @Test func `advances a transfer to the recipient only from the Profile flow`() async throws {
    var draft = try TransferDraft.number(1)
    draft.step = .personalDetails
    await drafts.set(draft)

    try await database.apply([drafts.advancing(afterStoring: .ada)])
    let known = drafts.load()?.step
    draft.step = .review
    await drafts.set(draft)
    try await database.apply([drafts.advancing(afterStoring: .ada)])

    #expect(known == .recipient)
    #expect(drafts.load()?.step == .review)
  }

  @Test func `resumes a transfer from its draft, and requires an account, like its receipt`() throws {
    let transfer = TransferFeature.Entry.transfer(.new)
    let receipt = TransferFeature.Entry.receipt(try BankTransfer.ID("transfer-1"))

    #expect([transfer.account, receipt.account] == [.required, .required])
    #expect([transfer.isTransfer, receipt.isTransfer] == [true, false])
    #expect([transfer.resumed, receipt.resumed] == [.transfer(.draft), receipt])
  }

  @Test(arguments: [Place.profile, .profileInSettings, .business, .businessInSettings, .businessByLink])
  func `requires no account for features that send no money`(_ place: Place) {
    #expect(place.entry.account == .optional)
  }
}

extension TransferDraft {
  fileprivate static func number(_ number: UInt8) throws -> TransferDraft {
    TransferDraft(
      amount: AmountDraft(sender: Sender(id: Accounts.personID, kind: .person, name: "Ada"), text: "100"),
      review: ReviewDraft(
        id: TransferIntent.ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number)))))
  }
}
