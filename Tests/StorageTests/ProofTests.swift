import Database
import Foundation
import Testing

@testable import Storage

struct ProofTests {
  /// The published values of FNV-1a, 64 bits, of no bytes and of `n`.
  @Test func `a checksum is FNV-1a of what it is given`() {
    var null = Checksum()
    null.add(.null)

    #expect(Checksum().text == "cbf29ce484222325")
    #expect(null.text == "af63e34c8601f871")
  }

  /// Catches values that are only strung together: a part of one could pass for a part of the next.
  @Test func `values that are told apart have other checksums`() {
    let rows: [[DatabaseValue]] = [
      [], [.null], [.null, .null], [.text("")], [.text("n")], [.text("ab"), .text("")], [.text("a"), .text("b")],
      [.text(""), .text("ab")], [.integer(1)], [.text("1")], [.blob(Data("1".utf8))], [.blob(Data("2".utf8))],
      [.integer(-1)], [.unreadable],
      [.blob(Data())], [.integer(11)], [.integer(1), .integer(1)], [.text("e\u{301}")], [.text("\u{E9}")],
    ]

    #expect(Set(rows.map(StoredTable.intent.proof)).count == rows.count)
  }

  /// Catches a value whose text is another each time: its proof would be another, too.
  @Test func `the same value is the same text`() throws {
    let value = ["b": "/", "a": "1", "d": "2", "c": "3", "f": "4", "e": "5"]

    #expect(try value.storedJSON() == #"{"a":"1","b":"/","c":"3","d":"2","e":"5","f":"4"}"#)
  }

  @Test func `a proof names the kind and the version of what it proves`() {
    #expect(StoredTable.user.proof(of: [.null]) == "user/1/af63e34c8601f871")
    #expect(Set(StoredTable.allCases.map { $0.proof(of: []) }).count == StoredTable.allCases.count)
  }

  @Test func `a row proves itself with its last value only`() {
    let proof = DatabaseValue.text(StoredTable.user.proof(of: [.integer(1)]))

    #expect(StoredTable.user.proves([.integer(1), proof]))
    #expect(!StoredTable.user.proves([.integer(2), proof]))
    #expect(!StoredTable.business.proves([.integer(1), proof]))
    #expect(!StoredTable.user.proves([proof, .integer(1)]))
    #expect(!StoredTable.user.proves([]))
  }

  /// The columns of each table, all of which the proof covers: a column that is added has to be among them.
  @Test(arguments: StoredTable.allCases)
  func `a proof covers every column but the position`(_ table: StoredTable) async throws {
    let database = try await SQLiteDatabase.empty

    let columns: [String] = try await database.read {
      try $0.query("SELECT name FROM pragma_table_info(?)", table.rawValue).map { try $0["name"] }
    }

    #expect(columns.filter { !["position", "proof"].contains($0) } == table.columns)
  }
}
