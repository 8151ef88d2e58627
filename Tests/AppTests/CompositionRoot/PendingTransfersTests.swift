import AppShell
import Database
import Documents
import Foundation
import SandboxBank
import Storage
import Testing
import Transfer

@testable import App
@testable import CompositionRoot

struct PendingTransfersTests {
  private static let id = TransferIntent.ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))
  private let ids: SQLiteDocument<[TransferIntent.ID]>
  private let database: SQLiteDatabase

  init() async throws {
    database = try await appSchema.open(.memory)
    ids = try await SQLiteDocument(named: "left transfers", in: database)
  }

  /// Catches one that is waited for in vain: no intent, so no answer of the bank.
  @Test func `reports an unrecorded transfer of an earlier launch as unsent`() async throws {
    await ids.set([Self.id])
    let left = try await makeLeft()

    let once = await left.unsent()
    let again = await left.unsent()
    await left.forget([Self.id])

    #expect(once == [UnsentTransfer(unrecorded: Self.id)])
    #expect(again == once)
    #expect(await left.unsent() == [])
  }

  /// Catches a message that nothing was sent while the transfer is being recorded.
  @Test func `leaves a recent transfer alone, since it may still be sending`() async throws {
    let left = try await makeLeft()

    await left.add(Self.id)

    #expect(await left.unsent() == [])
    #expect(ids.load() == [Self.id])
  }

  @Test func `keeps transfers whose records cannot be read`() async throws {
    await ids.set([Self.id])
    let left = try await makeLeft(UnreadableIntentStore())

    #expect(await left.unsent() == [])
    #expect(ids.load() == [Self.id])
  }

  /// Catches "Your money is where it was", said of a note that is missing, when the bank has the transfer.
  @Test func `asks the bank about an unrecorded transfer before reporting it as unsent`() async throws {
    let bank = try await SandboxTransferService.forTests()
    try await bank.sendHundredPounds(as: Self.id)
    await ids.set([Self.id])
    let left = try await makeLeft(bank: bank)

    #expect(await left.unsent() == [])
    #expect(ids.load() == [])
  }

  @Test func `keeps transfers that the bank could not be asked about`() async throws {
    await ids.set([Self.id])
    let bank = try await SandboxTransferService.forTests()
    try bank.apply("bank is down")
    let left = try await makeLeft(bank: bank)

    #expect(await left.unsent() == [])
    #expect(ids.load() == [Self.id])
  }

  /// Catches two transactions: killed between them, the app would open the transfer again that the person has left.
  @Test func `adds a pending transfer and clears its entry in one transaction`() async throws {
    let entries = try await EntryStore(in: database)
    await entries.open.set(try Place.transfer(.new).stored)
    let bank = try await SandboxTransferService.forTests()
    let left = PendingTransfers(ids: ids, intents: InMemoryIntentStore(), bank: bank) { [database] change in
      try await database.apply([change, entries.leaving(TransferFeature.Entry.self, where: \.isTransfer)])
    }
    let before = await database.commitCount

    await left.add(Self.id)

    #expect(await database.commitCount == before + 1)
    #expect(ids.load() == [Self.id])
    #expect(entries.open.load() == nil)
  }

  /// Catches one that forgets what the person left before, when the disk refuses the next.
  @Test func `keeps a pending transfer in memory if the disk refuses, with the earlier ones`() async throws {
    let other = TransferIntent.ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 2)))
    let left = try await makeLeft()
    await left.add(Self.id)
    await database.limitCommits(to: await database.commitCount)

    await left.add(other)

    #expect(ids.load() == [Self.id, other])
  }

  @Test func `reports refused transfers, removes created ones, and keeps open ones`()
    async throws
  {
    let bank = try await SandboxTransferService.forTests()
    let transfer = try await bank.sendHundredPounds(as: Self.id)
    let intent = try TransferIntent(
      id: Self.id, quote: transfer.quote, recipient: transfer.recipient, reference: nil, begunAt: transfer.createdAt)
    let refusal = TransferRefusal(.insufficientFunds, "There is too little money.")
    await ids.set([Self.id])

    let refused = try await makeLeft(InMemoryIntentStore([IntentRecord(intent, state: .abandoned(refusal))]))
    let open = try await makeLeft(InMemoryIntentStore([IntentRecord(intent)]))
    let closed = try await makeLeft(InMemoryIntentStore([IntentRecord(intent, state: .closed(transfer))]))

    #expect(
      await refused.unsent() == [
        UnsentTransfer(
          id: Self.id, sentence: "100.00 GBP to Emmy Noether was not sent. There is too little money.")
      ])
    #expect(await open.unsent() == [])
    #expect(ids.load() == [Self.id])
    #expect(await closed.unsent() == [])
    #expect(ids.load() == [])
  }

  private func makeLeft(
    _ intents: any IntentStore = InMemoryIntentStore(), bank: (any TransferService)? = nil
  ) async throws -> PendingTransfers {
    let emptyBank = try await SandboxTransferService.forTests()
    return PendingTransfers(ids: ids, intents: intents, bank: bank ?? emptyBank) { [database] change in
      try await database.apply([change])
    }
  }
}
