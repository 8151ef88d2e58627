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

struct LeftTransfersTests {
  private static let id = TransferIntent.ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))
  private let ids: SQLiteDocument<[TransferIntent.ID]>
  private let database: SQLiteDatabase

  init() async throws {
    database = try await appSchema.open(.memory)
    ids = try await SQLiteDocument(named: "left transfers", in: database)
  }

  /// Catches one that is waited for in vain: no intent, so no answer of the bank.
  @Test func `what an earlier launch never wrote down was not sent, and is told until it is read`() async throws {
    await ids.set([Self.id])
    let left = try await makeLeft()

    let once = await left.unsent()
    let again = await left.unsent()
    await left.forget([Self.id])

    #expect(once == [UnsentTransfer(unrecorded: Self.id)])
    #expect(again == once)
    #expect(await left.unsent() == [])
  }

  /// Catches a person who is told that nothing was sent, while it is being written down.
  @Test func `what was left a moment ago may still be underway`() async throws {
    let left = try await makeLeft()

    await left.add(Self.id)

    #expect(await left.unsent() == [])
    #expect(ids.load() == [Self.id])
  }

  @Test func `what cannot be read is neither told nor forgotten`() async throws {
    await ids.set([Self.id])
    let left = try await makeLeft(UnreadableIntentStore())

    #expect(await left.unsent() == [])
    #expect(ids.load() == [Self.id])
  }

  /// Catches "Your money is where it was", said of a note that is missing, when the bank has the transfer.
  @Test func `what this device has no note of is asked of the bank before it is called unsent`() async throws {
    let bank = try await SandboxTransferService.forTests()
    try await bank.sendHundredPounds(as: Self.id)
    await ids.set([Self.id])
    let left = try await makeLeft(bank: bank)

    #expect(await left.unsent() == [])
    #expect(ids.load() == [])
  }

  @Test func `what the bank cannot be asked about is neither told nor forgotten`() async throws {
    await ids.set([Self.id])
    let bank = try await SandboxTransferService.forTests()
    try bank.apply("bank is down")
    let left = try await makeLeft(bank: bank)

    #expect(await left.unsent() == [])
    #expect(ids.load() == [Self.id])
  }

  /// Catches two transactions: killed between them, the app would open the transfer again that the person has left.
  @Test func `leaving is one transaction with being at home again`() async throws {
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
  @Test func `what is left while the disk refuses is at hand all the same, with what was left before`() async throws {
    let other = TransferIntent.ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 2)))
    let left = try await makeLeft()
    await left.add(Self.id)
    await database.limitCommits(to: await database.commitCount)

    await left.add(other)

    #expect(ids.load() == [Self.id, other])
  }

  @Test func `what the bank refuses is told until it is read, what it takes on is forgotten, and what is open waits`()
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
