import FlowLocalization
import FlowStorage
import FlowTesting
import Foundation
import Synchronization
import Testing

/// A value that is set while another is being written, or was already written.
struct DocumentTurnTests {
  /// A number that runs a closure before it is encoded.
  private struct Number: Codable, Equatable, Sendable {
    static let beforeCoding = Mutex<[Int: @Sendable () -> Void]>([:])

    let number: Int

    func encode(to encoder: any Encoder) throws {
      Self.beforeCoding.withLock { $0.removeValue(forKey: number) }?()
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(number, forKey: .number)
    }
  }

  /// Catches a newer value that the end of an older one's transaction removes.
  @Test func `does not lose a value that is set during a write`() async throws {
    let database = try await SQLiteDatabase.empty
    let document = try await SQLiteDocument<Number>(named: "number", title: "number", of: .person, in: database)
    let second = Mutex<Task<Void, Never>?>(nil)
    Number.beforeCoding.withLock {
      $0[1] = {
        second.withLock { $0 = Task.detached { await document.set(Number(number: 2)) } }
        while document.load()?.number != 2 { sched_yield() }
      }
    }

    await document.set(Number(number: 1))
    await second.withLock { $0 }?.value

    #expect(document.load()?.number == 2)
    #expect(
      try await SQLiteDocument<Number>(named: "number", title: "number", of: .person, in: database).load()?.number == 2)
  }

  /// Catches a write for each field of a form that is filled in at once.
  @Test func `writes the newest of several concurrent values, once`() async throws {
    let database = try await SQLiteDatabase.empty
    let document = try await SQLiteDocument<Int>(named: "number", title: "number", of: .person, in: database)
    let before = await database.commitCount
    await withTaskGroup { group in
      for _ in 1...3 { group.addTask { await document.set(2) } }
    }

    #expect(await database.commitCount == before + 1)
  }

  /// Catches a value that survives less than it has to, because it is written already.
  @Test func `writes the same value again for a higher durability`() async throws {
    let database = try await SQLiteDatabase.empty
    let document = try await SQLiteDocument<Int>(named: "number", title: "number", of: .person, in: database)
    await document.set(1)
    let before = await database.commitCount

    try await document.store(1)

    #expect(await database.commitCount == before + 1)
  }

  /// Catches a form that is written again although it was not changed.
  @Test func `does not write the same value again`() async throws {
    let folder = try TemporaryFolder()
    let file = DatabaseLocation.file(folder.url.appending(path: "app.sqlite"))
    let database = try await StoredSchema(parts: []).open(file)
    let document = try await SQLiteDocument<Int>(named: "number", title: "number", of: .person, in: database)
    await document.set(1)
    let other = try await StoredSchema(parts: []).open(file)

    await document.set(1)
    let again = try await other.wasChangedExternally()
    await document.set(2)

    #expect(!again)
    #expect(try await other.wasChangedExternally())
    await other.close()
    await database.close()
  }
}
