import FlowTesting
import Foundation
import Testing

@testable import FlowStorage

/// A disk that fails to confirm a commit: its frames are in the log by then, with their commit mark.
struct FailedCommitTests {
  private let folder: TemporaryFolder
  private let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection.people(folder)
    try connection.write { try $0.insert("Ada") }
  }

  /// Catches an error of COMMIT that is taken for a rollback: after a kill, the refused change was there.
  @Test(arguments: [1, 50])
  func `a change that was reported as not saved is not saved after a kill, either`(rows: Int) async throws {
    let disk = try #require(FailingLog(of: connection, failures: 1))

    let error = #expect(throws: DatabaseError.self) {
      try connection.write { for _ in 1...rows { try $0.insert(String(repeating: "Grace", count: 100)) } }
    }
    let names = try await namesAfterKill().map { $0.prefix(5) }

    #expect(error?.kind == .other)
    #expect(names == ["Ada"])
    withExtendedLifetime(disk) {}
  }

  /// Catches a log that cannot be begun again, since another process reads from it.
  @Test func `a change that was reported as not saved is not saved beside a reader, either`() async throws {
    let reader = try Connection.people(folder)
    try connection.write { try $0.insert("Alan") }
    let disk = try #require(FailingLog(of: connection, failures: 1))

    let killed = try reader.read { transaction in
      _ = try transaction.query("SELECT name FROM person")
      #expect(throws: DatabaseError.self) { try connection.write { try $0.insert("Grace") } }
      return try folder.copy()
    }

    let database = try await SQLiteDatabase.open(.file(killed.file), migrations: .people)
    #expect(try await database.names() == ["Ada", "Alan"])
    withExtendedLifetime((disk, killed)) {}
  }

  /// Catches a disk that works again, and a log that each later commit begins again.
  @Test func `an outcome that is known is not settled again`() throws {
    let disk = try #require(FailingLog(of: connection, failures: 1))
    #expect(throws: DatabaseError.self) { try connection.write { try $0.insert("Grace") } }
    try connection.write { try $0.insert("Alan") }

    try connection.settle()

    #expect(try #require(folder.contents()["test.sqlite-wal"]).count > 0)
    withExtendedLifetime(disk) {}
  }

  @Test func `a later commit is saved`() async throws {
    let disk = try #require(FailingLog(of: connection, failures: 1))
    #expect(throws: DatabaseError.self) { try connection.write { try $0.insert("Grace") } }

    try connection.write { try $0.insert("Alan") }

    #expect(try await namesAfterKill() == ["Ada", "Alan"])
    withExtendedLifetime(disk) {}
  }

  /// Catches "not saved" although the outcome is unknown.
  @Test func `a disk that keeps failing makes the outcome unknown, until it works again`() async throws {
    let disk = try #require(FailingLog(of: connection, failures: 4))

    let first = #expect(throws: DatabaseError.self) { try connection.write { try $0.insert("Grace") } }
    let second = #expect(throws: DatabaseError.self) { try connection.write { try $0.insert("Alan") } }
    let third = #expect(throws: DatabaseError.self) { try connection.settle() }
    let count = try connection.count()
    try connection.settle()
    let names = try await namesAfterKill().map { $0.prefix(5) }
    try connection.write { try $0.insert("Kay") }

    #expect([first, second, third].map { $0?.kind } == [.outcomeUnknown, .outcomeUnknown, .outcomeUnknown])
    #expect(count == 1)
    #expect(names == ["Ada"])
    #expect(try await namesAfterKill() == ["Ada", "Kay"])
    withExtendedLifetime(disk) {}
  }

  @Test func `a failed statement leaves nothing to settle`() throws {
    let before = connection.commitCount
    #expect(throws: DatabaseError.self) { try connection.write { try $0.insert(nil) } }

    try connection.settle()

    #expect(connection.commitCount == before)
  }

  /// Opens a copy of the files, as the next launch would find them.
  private func namesAfterKill() async throws -> [String] {
    let killed = try folder.copy()
    let database = try await SQLiteDatabase.open(.file(killed.file), migrations: .people)
    defer { withExtendedLifetime(killed) {} }
    let names = try await database.names()
    await database.close()
    return names
  }
}
