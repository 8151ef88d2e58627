import Database
import Foundation
import Storage
import Testing
import Transfer

@testable import App

struct LeftTransfersTests {
  private static let id = TransferIntent.ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))
  private let ids: SQLiteDocument<[TransferIntent.ID]>

  init() async throws {
    let database = try await SQLiteDatabase.open(.memory, migrations: StorageSchema.migrations)
    ids = try await SQLiteDocument(named: "left transfers", in: database)
  }

  /// Catches one that is waited for in vain: no intent, so no answer of the bank.
  @Test func `what an earlier launch never wrote down was not sent, and is told until it is read`() async {
    await ids.keep([Self.id])
    let left = LeftTransfers(ids: ids, intents: InMemoryIntentStore())

    let once = await left.unsent()
    let again = await left.unsent()
    await left.forget([Self.id])

    #expect(once == [UnsentTransfer(neverBegun: Self.id)])
    #expect(again == once)
    #expect(await left.unsent() == [])
  }

  /// Catches a person who is told that nothing was sent, while it is being written down.
  @Test func `what was left a moment ago may still be underway`() async {
    let left = LeftTransfers(ids: ids, intents: InMemoryIntentStore())

    await left.add(Self.id)

    #expect(await left.unsent() == [])
    #expect(ids.load() == [Self.id])
  }

  @Test func `what cannot be read is neither told nor forgotten`() async {
    await ids.keep([Self.id])
    let left = LeftTransfers(ids: ids, intents: UnreadableIntentStore())

    #expect(await left.unsent() == [])
    #expect(ids.load() == [Self.id])
  }
}
