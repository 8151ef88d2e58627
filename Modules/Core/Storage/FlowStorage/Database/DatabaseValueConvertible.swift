public import Foundation

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
