import FlowLocalization
import Foundation
import Testing

@testable import FlowStorage

struct ProofTests {
  /// The published values of FNV-1a, 64 bits, of no bytes and of `n`.
  @Test func `a checksum is FNV-1a of its values`() {
    var null = Checksum()
    null.add(.null)

    #expect(Checksum().text == "cbf29ce484222325")
    #expect(null.text == "af63e34c8601f871")
  }

  /// Catches values that are only strung together: a part of one could pass for a part of the next.
  @Test func `gives different values different checksums`() {
    let rows: [[DatabaseValue]] = [
      [], [.null], [.null, .null], [.text("")], [.text("n")], [.text("ab"), .text("")], [.text("a"), .text("b")],
      [.text(""), .text("ab")], [.integer(1)], [.text("1")], [.blob(Data("1".utf8))], [.blob(Data("2".utf8))],
      [.integer(-1)], [.unreadable],
      [.blob(Data())], [.integer(11)], [.integer(1), .integer(1)], [.text("e\u{301}")], [.text("\u{E9}")],
    ]

    #expect(Set(rows.map(StoredTable.note.proof)).count == rows.count)
  }

  /// Catches a value whose text is another each time: its proof would be another, too.
  @Test func `encodes equal values to equal text`() throws {
    let value = ["b": "/", "a": "1", "d": "2", "c": "3", "f": "4", "e": "5"]

    #expect(try value.storedJSON() == #"{"a":"1","b":"/","c":"3","d":"2","e":"5","f":"4"}"#)
  }

  @Test func `a proof contains the kind and the version of its row`() {
    #expect(StoredTable.note.proof(of: [.null]) == "note/1/af63e34c8601f871")
    #expect(StoredTable.document.proof(of: [.null]) == "document/1/af63e34c8601f871")
  }

  /// Catches another digest than that of the files that are out there: each of their tables would be reported as an older one.
  @Test func `a digest is the number in the proof`() {
    let rows = ["note/1/af63e34c8601f871", "note/1/0000000000000011"].map { proof in
      DatabaseRow(columns: ["id", "proof"], values: [.null, .text(proof)])
    }

    #expect(StoredTable.note.total(of: rows) == TableTotal(count: 2, digest: 0xE34C_8601_F882))
  }

  @Test func `only the last value of a row is taken as its proof`() {
    let proof = DatabaseValue.text(StoredTable.note.proof(of: [.integer(1)]))

    #expect(StoredTable.note.isIntact([.integer(1), proof][...]))
    #expect(!StoredTable.note.isIntact([.integer(2), proof][...]))
    #expect(!StoredTable.document.isIntact([.integer(1), proof][...]))
    #expect(!StoredTable.note.isIntact([proof, .integer(1)][...]))
    #expect(!StoredTable.note.isIntact([][...]))
  }
}

extension StoredTable {
  fileprivate static let note = StoredTable(
    "note", columns: ["id"], of: .person, title: "Notes", lossDescription: "They are gone.")
}
