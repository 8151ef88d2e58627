public import Foundation

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
}
