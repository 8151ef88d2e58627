import Database
import Storage
import Testing

struct SQLiteDocumentTests {
  /// Catches one that writes what it was given: the order in which tasks get to the disk is nobody's promise.
  @Test func `of many values kept at once, the one at hand is the one on the disk`() async throws {
    let database = try await SQLiteDatabase.empty
    let document = try await SQLiteDocument<Int>(named: "number", in: database)

    await withTaskGroup { group in
      for number in 0..<200 { group.addTask { await document.keep(number) } }
    }

    #expect(try await SQLiteDocument<Int>(named: "number", in: database).load() == document.load())
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
}
