public import FlowKit
import Foundation

/// A table whose rows have a proof of integrity: kind, version and checksum.
public struct StoredTable: Equatable, Sendable {
  /// The name in the database.
  package let name: String
  /// The columns that the proof covers, in order; the first is the key.
  package let columns: [String]
  /// The name of the rows in messages to a person.
  let title: LocalizedText
  /// A sentence about the consequences of a damaged row.
  let meaningOfLoss: String
  /// The columns that the proof covers, and the proof.
  let selection: String
  /// The statement that inserts a row, or replaces the one with its key.
  let upsert: String

  /// The version of the row format.
  private var version: Int { 1 }

  /// - Parameters:
  ///   - name: The name in the database; the table also has a column `proof`.
  ///   - columns: The columns that the proof covers; the first is the key.
  ///   - title: The name of the rows in messages to a person.
  ///   - meaningOfLoss: A sentence about the consequences of a damaged row, for the developers who check a file.
  public init(_ name: String, columns: [String], title: LocalizedText, meaningOfLoss: String) {
    self.name = name
    self.columns = columns
    self.title = title
    self.meaningOfLoss = meaningOfLoss
    let all = columns + ["proof"]
    let updates = all.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    selection = all.joined(separator: ", ")
    upsert = """
      INSERT INTO \(name) (\(selection)) VALUES (\(all.map { _ in "?" }.joined(separator: ", ")))
      ON CONFLICT (\(columns[0])) DO UPDATE SET \(updates)
      """
  }

  /// The table of named values: see ``SQLiteDocument``.
  package static let document = StoredTable(
    "document", columns: ["name", "body"], title: "Notes and drafts",
    meaningOfLoss: "Drafts have to be typed again; other notes come back from a backup only.")

  /// Returns the proof of a row with these values.
  public func proof(of values: [DatabaseValue]) -> String {
    var checksum = Checksum()
    for value in values { checksum.add(value) }
    return "\(name)/\(version)/\(checksum.text)"
  }

  /// Returns the digest of a row for the total of its table: the checksum in its proof.
  func digest(of row: DatabaseRow) -> Int64 {
    guard case .text(let proof)? = row.values.last else { return 0 }
    return digest(ofProof: proof)
  }

  func digest(ofProof proof: String) -> Int64 {
    Int64(truncatingIfNeeded: UInt64(proof.suffix(16), radix: 16) ?? 0)
  }

  func total(of rows: [DatabaseRow]) -> TableTotal {
    rows.reduce(into: TableTotal()) { $0.add(digest(of: $1)) }
  }

  public func isIntact(_ row: DatabaseRow) -> Bool { isIntact(row.values[...]) }

  /// Returns whether values, followed by their proof, are intact.
  func isIntact(_ values: ArraySlice<DatabaseValue>) -> Bool {
    values.last == .text(proof(of: Array(values.dropLast())))
  }
}

/// A checksum of a row's values: FNV-1a, 64 bits (draft-eastlake-fnv).
///
/// Each step is invertible, so rows that differ in one byte never have the same checksum.
struct Checksum {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// 16 hexadecimal digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Adds a value with its type and length, so that values cannot be confused with parts of others.
  mutating func add(_ value: DatabaseValue) {
    switch value {
    case .null: add("n".utf8)
    case .integer(let integer): add("i", integer)
    case .text(var text):
      add("t", Int64(text.utf8.count))
      text.withUTF8 { add($0) }
    case .blob(let data):
      add("b", Int64(data.count))
      add(data)
    case .unreadable: add("u".utf8)
    }
  }

  private mutating func add(_ type: StaticString, _ number: Int64) {
    add(UnsafeBufferPointer(start: type.utf8Start, count: type.utf8CodeUnitCount))
    add(String(number).utf8)
    add(CollectionOfOne(UInt8(ascii: ";")))
  }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }
}
