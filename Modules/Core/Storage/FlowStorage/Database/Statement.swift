import FlowSQLite
import Foundation

/// A prepared statement, which belongs to its connection and never leaves a transaction.
package final class Statement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer

  init(_ sql: String, on connection: OpaquePointer) throws(DatabaseError) {
    var handle: OpaquePointer?
    let (code, rest) = sql.withCString { text in
      var tail: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v3(
        connection, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, &tail)
      return (code, tail.map { String(cString: $0) } ?? "")
    }
    guard code == SQLITE_OK else { throw DatabaseError(lastOf: connection) }
    guard let handle else { throw .misuse(.notOneStatement) }
    self.handle = handle
    self.connection = connection
    guard rest.allSatisfy(\.isWhitespace) else { throw .misuse(.notOneStatement) }
  }

  deinit {
    sqlite3_finalize(handle)
  }

  var isReadOnly: Bool { sqlite3_stmt_readonly(handle) != 0 }

  /// Whether the statement begins, ends or redirects a transaction.
  var isControl = false

  /// The tables that the statement may change.
  var changedTables: Set<String> = []

  /// Runs the statement up to the first unreadable row, and returns the rows before it.
  func runUntilDamage() -> (rows: [DatabaseRow], isWhole: Bool) {
    let columns = columnNames()
    var rows: [DatabaseRow] = []
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW:
        rows.append(DatabaseRow(columns: columns, values: columns.indices.map { readValue(at: Int32($0)) }))
      case SQLITE_DONE: return (rows, true)
      default: return (rows, false)
      }
    }
  }

  /// Runs the statement, and returns all rows.
  func run(_ values: [DatabaseValue]) throws(DatabaseError) -> [DatabaseRow] {
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    try bind(values)
    var rows: [DatabaseRow] = []
    var columns: [String] = []
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW:
        // Only after the first step, which adapts the statement to a changed schema.
        if rows.isEmpty { columns = columnNames() }
        rows.append(DatabaseRow(columns: columns, values: columns.indices.map { readValue(at: Int32($0)) }))
      case SQLITE_DONE: return rows
      default: throw DatabaseError(lastOf: connection)
      }
    }
  }

  // MARK: Values in

  private func bind(_ values: [DatabaseValue]) throws(DatabaseError) {
    let expected = Int(sqlite3_bind_parameter_count(handle))
    guard values.count == expected else {
      throw .misuse(.parameters(expected: expected, given: values.count))
    }
    guard !values.contains(.unreadable) else { throw .misuse(.unwritableValue) }
    for (index, value) in zip(Int32(1)..., values) {
      guard bind(value, at: index) == SQLITE_OK else { throw DatabaseError(lastOf: connection) }
    }
  }

  private func bind(_ value: DatabaseValue, at index: Int32) -> Int32 {
    switch value {
    case .null, .unreadable: return sqlite3_bind_null(handle, index)
    case .integer(let integer): return sqlite3_bind_int64(handle, index, integer)
    case .text(let text):
      return text.withCString { csqlite_bind_text(handle, index, $0, UInt64(text.utf8.count)) }
    case .blob(let data):
      return data.withUnsafeBytes { csqlite_bind_blob(handle, index, $0.baseAddress, UInt64($0.count)) }
    }
  }

  // MARK: Values out

  private func columnNames() -> [String] {
    (0..<sqlite3_column_count(handle)).map { String(cString: sqlite3_column_name(handle, $0)) }
  }

  private func readValue(at index: Int32) -> DatabaseValue {
    switch sqlite3_column_type(handle, index) {
    case SQLITE_NULL: return .null
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, index))
    case SQLITE_TEXT:
      let start = sqlite3_column_text(handle, index)
      let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, index)))
      // Bytes that are no text are decoded as other ones. `String(validating:as:)` takes longer.
      var text = String(decoding: bytes, as: UTF8.self)
      let isText = text.withUTF8 { decoded in
        guard let start, let copy = decoded.baseAddress else { return bytes.isEmpty }
        return decoded.count == bytes.count && memcmp(copy, start, bytes.count) == 0
      }
      return isText ? .text(text) : .unreadable
    case SQLITE_BLOB:
      guard let start = sqlite3_column_blob(handle, index) else { return .blob(Data()) }
      return .blob(Data(bytes: start, count: Int(sqlite3_column_bytes(handle, index))))
    default: return .unreadable
    }
  }
}

/// A cache of the prepared statements of a connection.
package final class StatementCache {
  private static let capacity = 100

  private let connection: OpaquePointer
  private var statements: [SQLText: Statement] = [:]
  private var sawControl = false
  private var sawChanges: Set<String> = []

  /// The number of statements that were prepared so far.
  package private(set) var preparations = 0

  package var count: Int { statements.count }

  init(connection: OpaquePointer) {
    self.connection = connection
    observePreparations()
  }

  func statement(_ sql: String) throws(DatabaseError) -> Statement {
    let key = SQLText(text: sql)
    if let statement = statements[key] { return statement }
    (sawControl, sawChanges) = (false, [])
    let statement = try Statement(sql, on: connection)
    (statement.isControl, statement.changedTables) = (sawControl, sawChanges)
    preparations += 1
    // Bounds the memory for programs that generate statements.
    if statements.count == Self.capacity { statements.removeAll() }
    statements[key] = statement
    return statement
  }

  func removeAll() { statements.removeAll() }

  /// Installs an authorizer that detects statements which control transactions, and the tables that a statement changes, more
  /// reliably than parsing their text.
  private func observePreparations() {
    let notice: @convention(c) (UnsafeMutableRawPointer?, Int32, Text, Text, Text, Text) -> Int32 = {
      cache, action, subject, _, _, _ in
      guard let cache else { return SQLITE_OK }
      Unmanaged<StatementCache>.fromOpaque(cache).takeUnretainedValue().record(action, subject)
      return SQLITE_OK
    }
    sqlite3_set_authorizer(connection, notice, Unmanaged.passUnretained(self).toOpaque())
  }

  private func record(_ action: Int32, _ subject: Text) {
    switch action {
    case SQLITE_TRANSACTION, SQLITE_SAVEPOINT, SQLITE_ATTACH, SQLITE_DETACH: sawControl = true
    case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE:
      if let subject { sawChanges.insert(String(cString: subject)) }
    default: break
    }
  }

  private typealias Text = UnsafePointer<CChar>?
}

/// The text of a statement as bytes: `String` treats the composed and the decomposed `é` as equal, SQLite does not.
private struct SQLText: Hashable {
  let text: String

  static func == (one: SQLText, other: SQLText) -> Bool {
    var (one, other) = (one.text, other.text)
    return one.withUTF8 { bytes in
      other.withUTF8 { otherBytes in
        guard bytes.count == otherBytes.count, let start = bytes.baseAddress, let otherStart = otherBytes.baseAddress
        else { return bytes.isEmpty && otherBytes.isEmpty }
        return memcmp(start, otherStart, bytes.count) == 0
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
