import FlowProgram
import FlowShell
import FlowStorage
import Foundation
import SandboxBank
import Storage
import Testing
import Transfer

@testable import App
@testable import CompositionRoot

struct PendingTransfersTests {
  private let database: SQLiteDatabase
  private let bank: SandboxTransferService
  private let intents: SQLiteIntentStore
  private let entries: EntryStore
  private let pending: PendingTransfers

  init() async throws {
    database = try await appSchema.open(.memory)
    bank = try await .forTests()
    intents = SQLiteIntentStore(in: database)
    entries = try await EntryStore(in: database)
    let dispatcher = TransferDispatcher(
      service: bank, intents: intents,
      clock: TransferDeviceClock(clock: DeviceClock(startingAt: DeviceClock.journeyStart)))
    pending = PendingTransfers(in: database, entries: entries, dispatcher: dispatcher)
  }

  /// Catches two transactions: killed between them, the app would open the transfer again that the person has left.
  @Test func `marks a pending transfer as left and clears its entry in one transaction`() async throws {
    try await intents.begin(bank.hundredPounds(as: .first))
    await entries.open.set(try Place.transfer(.new).stored)
    let before = await database.commitCount

    await pending.leave(.first)

    #expect(await database.commitCount == before + 1)
    #expect(entries.open.load() == nil)
  }

  @Test func `reports a refused transfer until the person knows`() async throws {
    try await intents.begin(bank.hundredPounds(as: .first))
    await pending.leave(.first)
    let before = await pending.unsent()
    try await intents.abandon(.first, because: TransferRefusal(.insufficientFunds, "There is too little money."))

    let once = await pending.unsent()
    let again = await pending.unsent()
    await pending.forget([.first])

    #expect(before == [])
    #expect(
      once == [
        UnsentTransfer(id: .first, sentence: "100.00 GBP to Emmy Noether was not sent. There is too little money.")
      ])
    #expect(again == once)
    #expect(await pending.unsent() == [])
  }

  /// Catches one that is forgotten when the disk refuses, and one whose later marking closes the next transfer.
  @Test func `is marked later if the disk refuses, without the next transfer's entry`() async throws {
    try await intents.begin(bank.hundredPounds(as: .first))
    try await database.write { try $0.execute("ALTER TABLE intent RENAME TO hidden") }
    await pending.leave(.first)
    try await database.write { try $0.execute("ALTER TABLE hidden RENAME TO intent") }
    await entries.open.set(try Place.transfer(.new).stored)
    try await intents.abandon(.first, because: TransferRefusal(.insufficientFunds, "There is too little money."))

    #expect(await pending.unsent().map(\.id) == [.first])
    #expect(entries.open.load() == (try Place.transfer(.new).stored))
  }
}
