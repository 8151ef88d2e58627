import Database
import Foundation
import Storage
import Testing
import Transfer

@testable import App

struct LeftTransfersTests {
  private static let id = TransferIntent.ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))

  /// Catches one that is waited for in vain: no intent, so no answer of the bank.
  @Test func `what was never written down was not sent`() async throws {
    let left = try await left(in: InMemoryIntentStore())

    await left.add(Self.id)

    #expect(await left.unsent() == [UnsentTransfer(neverBegun: Self.id)])
  }

  @Test func `what cannot be read is neither told nor forgotten`() async throws {
    let left = try await left(in: UnreadableIntentStore())

    await left.add(Self.id)

    #expect(await left.unsent().isEmpty)
    #expect(left.ids.load() == [Self.id])
  }

  @Test func `is told until the person has read it`() async throws {
    let left = try await left(in: InMemoryIntentStore())

    await left.add(Self.id)
    _ = await left.unsent()
    let again = await left.unsent()
    await left.forget([Self.id])

    #expect(again.map(\.id) == [Self.id])
    #expect(await left.unsent().isEmpty)
  }

  private func left(in intents: any IntentStore) async throws -> LeftTransfers {
    let database = try await SQLiteDatabase.open(.memory, migrations: StorageSchema.migrations)
    return LeftTransfers(ids: try await SQLiteDocument(named: "left transfers", in: database), intents: intents)
  }
}
