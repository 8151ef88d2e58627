import FlowSQLite
public import Foundation
import Synchronization

/// The value of one column of a row.
///
/// There is no floating point: amounts are whole minor units, rates are decimal text.
public enum DatabaseValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case text(String)
  case blob(Data)
  /// A value that this module does not write: text that is not UTF-8, or floating point.
  case unreadable
}

extension DatabaseValue {
  /// The value as text, for digests of a database's content.
  package var digestText: String {
    switch self {
    case .null: "-"
    case .integer(let number): String(number)
    case .text(let text): text
    case .blob(let data): String(decoding: data, as: UTF8.self)
    case .unreadable: "?"
    }
  }
}

/// A type whose values can be bound to a statement and read from a row.
public protocol DatabaseValueConvertible {
  /// The column's value for this value.
  var databaseValue: DatabaseValue { get }

  /// Reads a column's value; nil if the column has another type.
  init?(databaseValue: DatabaseValue)
}

// MARK: - DatabaseValue

extension DatabaseValue: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { self }

  public init?(databaseValue: DatabaseValue) {
    self = databaseValue
  }
}

// MARK: - Integers

extension Int64: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { .integer(self) }

  public init?(databaseValue: DatabaseValue) {
    guard case .integer(let value) = databaseValue else { return nil }
    self = value
  }
}

extension Int: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { .integer(Int64(self)) }

  public init?(databaseValue: DatabaseValue) {
    guard case .integer(let value) = databaseValue else { return nil }
    self.init(exactly: value)
  }
}

/// SQLite has no Boolean type: only 0 and 1 are valid.
extension Bool: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { .integer(self ? 1 : 0) }

  public init?(databaseValue: DatabaseValue) {
    switch databaseValue {
    case .integer(0): self = false
    case .integer(1): self = true
    case .integer, .null, .text, .blob, .unreadable: return nil
    }
  }
}

// MARK: - Bytes

extension String: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { .text(self) }

  public init?(databaseValue: DatabaseValue) {
    guard case .text(let value) = databaseValue else { return nil }
    self = value
  }
}

extension Data: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { .blob(self) }

  public init?(databaseValue: DatabaseValue) {
    guard case .blob(let value) = databaseValue else { return nil }
    self = value
  }
}

// MARK: - Null

extension Optional: DatabaseValueConvertible where Wrapped: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { self?.databaseValue ?? .null }

  public init?(databaseValue: DatabaseValue) {
    if databaseValue == .null {
      self = .none
    } else if let value = Wrapped(databaseValue: databaseValue) {
      self = .some(value)
    } else {
      return nil
    }
  }
}

// MARK: - JSON

// Other values are JSON text in a column; the decoders of their types validate them.

extension Encodable {
  /// Returns the value as JSON with sorted keys.
  public func storedJSON() throws -> String {
    String(decoding: try storedEncoder.encode(self), as: UTF8.self)
  }
}

private let storedEncoder: JSONEncoder = {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return encoder
}()

private let storedDecoder = JSONDecoder()

extension Decodable {
  /// Decodes the text of `storedJSON()`.
  public init(storedJSON text: String) throws {
    self = try storedDecoder.decode(Self.self, from: Data(text.utf8))
  }
}

/// A decoder of stored values that keeps the last one, since most readings find the same text again.
public final class StoredValueDecoder<Value: Decodable & Sendable>: Sendable {
  private let last = Mutex<(text: String, value: Value)?>(nil)

  public init() {}

  /// Returns the value of a text of `Encodable.storedJSON()`.
  public func value(of text: String) throws -> Value {
    // The composed and the decomposed `é` are equal texts, but different input.
    if let last = last.withLock(\.self), last.text.utf8.elementsEqual(text.utf8) { return last.value }
    let value = try Value(storedJSON: text)
    last.withLock { $0 = (text, value) }
    return value
  }
}

// MARK: - Rows

/// A row of a query's result, as a value that can leave the transaction.
public struct DatabaseRow: Equatable, Sendable {
  let columns: [String]
  /// The values by column.
  public let values: [DatabaseValue]

  /// Accesses the value of a column as the requested type.
  ///
  /// Throws `DatabaseError.misuse` if the column does not exist or has another type; null is read only as an optional.
  public subscript<Value: DatabaseValueConvertible>(column: String) -> Value {
    get throws(DatabaseError) {
      guard let index = columns.firstIndex(of: column), let value = Value(databaseValue: values[index]) else {
        throw .misuse(.unreadableColumn(column))
      }
      return value
    }
  }

  /// Returns the value of a column of the file's own tables, whose type only damage changes.
  func fileValue<Value: DatabaseValueConvertible>(of column: String) throws(DatabaseError) -> Value {
    do throws(DatabaseError) {
      return try self[column]
    } catch {
      throw .damaged(SQLiteReport(code: SQLITE_CORRUPT, message: "the column \(column) has another type"))
    }
  }
}
