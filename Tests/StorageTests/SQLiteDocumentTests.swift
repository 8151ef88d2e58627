import Database
import Dispatch
import Storage
import Testing

struct SQLiteDocumentTests {
  /// Catches one that writes what it was given: which of two gets to the disk last is nobody's promise.
  @MainActor
  @Test func `writes the value that is at hand when its turn comes`() async throws {
    let database = try await SQLiteDatabase.empty
    let document = try await SQLiteDocument<Int>(named: "number", in: database)
    let gate = DispatchSemaphore(value: 0)

    // The main actor's tasks begin in this order, so while the database is held, the others queue up behind it.
    let held = Task { try await database.write { _ in gate.wait() } }
    let first = Task { await document.keep(1) }
    let stored = Task { try await SQLiteDocument<Int>(named: "number", in: database).load() }
    let second = Task { await document.keep(2) }
    let opened = Task { _ = gate.signal() }
    for task in [first, second, opened] { await task.value }
    try await held.value

    #expect(try await stored.value == 2)
  }

  @Test func `values of different names are kept apart`() async throws {
    let database = try await SQLiteDatabase.empty
    let one = try await SQLiteDocument<Int>(named: "one", in: database)
    let other = try await SQLiteDocument<Int>(named: "other", in: database)

    await one.keep(1)
    await other.keep(2)
    await other.keep(nil)

    #expect(try await SQLiteDocument<Int>(named: "one", in: database).load() == 1)
    #expect(try await SQLiteDocument<Int>(named: "other", in: database).load() == nil)
  }

  @Test func `what is stored is there for the next launch`() async throws {
    let database = try await SQLiteDatabase.empty
    let document = try await SQLiteDocument<Int>(named: "number", in: database)

    try await document.store(1)
    try await document.store(2)

    #expect(document.load() == 2)
    #expect(try await SQLiteDocument<Int>(named: "number", in: database).load() == 2)
  }

  @Test func `what cannot be stored leaves the value that there was`() async throws {
    let database = try await SQLiteDatabase.empty
    let document = try await SQLiteDocument<Int>(named: "number", in: database)
    try await document.store(1)
    await database.close()

    await #expect(throws: DatabaseError.self) { try await document.store(2) }

    #expect(document.load() == 1)
  }
}
