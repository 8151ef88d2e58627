import FlowStorage
import Testing

struct TransactionContributorsTests {
  private struct Failure: Error {}

  @Test func `each rule adds its changes for the cause, in order`() async throws {
    let database = try await SQLiteDatabase.people()
    let changes = TransactionContributors<String>()
    let before = try changes.changes(for: "Ada").count
    for suffix in ["", " the second"] {
      changes.add { name in [StoredChange(.survivesKill) { try $0.insert(name + suffix) }] }
    }

    try await database.apply(changes.changes(for: "Ada"))

    #expect(before == 0)
    #expect(try await database.names() == ["Ada", "Ada the second"])
  }

  @Test func `makes no changes if a rule fails`() {
    let changes = TransactionContributors<String>()
    changes.add { _ in [] }
    changes.add { _ in throw Failure() }

    #expect(throws: Failure.self) { try changes.changes(for: "Ada") }
  }
}
