import Database
import Foundation
import Money
import Storage
import Testing
import Transfer

@testable import App

struct EndingsTests {
  private let database: SQLiteDatabase
  private let entry: SQLiteDocument<AppEntry>
  private let drafts: SQLiteDocument<TransferDraft>

  init() async throws {
    database = try await SQLiteDatabase.open(.memory, migrations: StorageSchema.migrations)
    entry = try await SQLiteDocument(named: "open entry", in: database)
    drafts = try await SQLiteDocument(named: "transfer draft", in: database)
  }

  /// Catches a feature inside another that takes the other's place away.
  @Test func `an end leaves its own entry, and no other`() async throws {
    await entry.keep(.transfer(.new))

    try await database.make([entry.ending { $0 == .business }])
    let inside = entry.load()
    try await database.make([entry.ending { $0.isTransfer }])

    #expect(inside == .transfer(.new))
    #expect(entry.load() == nil)
    #expect(try await SQLiteDocument<AppEntry>(named: "open entry", in: database).load() == nil)
  }

  @Test func `a transfer that is over is forgotten in one transaction with being at home`() async throws {
    let progress = TransferProgress(database: database, drafts: drafts, openEntry: entry)
    let draft = try TransferDraft.number(1)
    await entry.keep(.transfer(.new))
    await progress.save(draft)
    let (kept, before) = (progress.load(), await database.commitCount)

    await progress.clear()

    #expect(kept == draft)
    #expect(await database.commitCount == before + 1)
    #expect(progress.load() == nil)
    #expect(entry.load() == nil)
  }

  @Test func `a transfer that cannot be forgotten is still there, and so is the person`() async throws {
    let progress = TransferProgress(database: database, drafts: drafts, openEntry: entry)
    await entry.keep(.transfer(.new))
    await progress.save(try .number(1))
    await database.limitCommits(to: await database.commitCount)

    await progress.clear()

    #expect(progress.load() == (try .number(1)))
    #expect(entry.load() == .transfer(.new))
  }

  @Test func `a transfer goes on as the business that was opened from it, and only from there`() async throws {
    let acme = Sender(id: try Sender.ID("acme"), kind: .business, name: "Acme")
    var draft = try TransferDraft.number(1)
    draft.step = .business
    await drafts.keep(draft)

    try await database.make([drafts.goingOn(as: acme)])
    let opened = drafts.load()
    try await database.make([drafts.goingOn(as: Sender(id: Sender.ID("other"), kind: .business, name: "Other"))])

    #expect(opened?.step == .amount)
    #expect(opened?.amount.sender == acme)
    #expect(drafts.load()?.amount.sender == acme)
  }

  @Test func `a transfer goes on to the recipient once the person is known, and only from there`() async throws {
    var draft = try TransferDraft.number(1)
    draft.step = .personalDetails
    await drafts.keep(draft)

    try await database.make([drafts.goingOn(afterStoring: .ada)])
    let known = drafts.load()?.step
    draft.step = .review
    await drafts.keep(draft)
    try await database.make([drafts.goingOn(afterStoring: .ada)])

    #expect(known == .recipient)
    #expect(drafts.load()?.step == .review)
  }

  @Test(arguments: [
    (AppEntry.onboarding, false), (.profile, false), (.profileInSettings, false), (.business, false),
    (.businessInSettings, false), (.businessByLink, false), (.transfer(.new), true), (.feedback, false),
  ])
  func `only sending money needs an account, and a transfer goes on with its draft`(_ entry: AppEntry, _ isMoney: Bool)
  {
    #expect(entry.needsAccount == isMoney)
    #expect(entry.isTransfer == isMoney)
    #expect(entry.resumed == (isMoney ? .transfer(.draft) : entry))
  }

  @Test func `a receipt needs an account, and is no transfer`() throws {
    let entry = AppEntry.receipt(try BankTransfer.ID("transfer-1"))

    #expect(entry.needsAccount)
    #expect(!entry.isTransfer)
    #expect(entry.resumed == entry)
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
