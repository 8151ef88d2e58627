public import Foundation

/// A type whose values can be bound to a statement and read from a row.
public protocol DatabaseValueConvertible {
  /// What the column holds for this value.
  var databaseValue: DatabaseValue { get }

  /// Reads a value that a column holds, or is nil when the column holds something else.
  init?(databaseValue: DatabaseValue)
}

// MARK: - DatabaseValue

extension DatabaseValue: DatabaseValueConvertible {
  /// The value itself.
  public var databaseValue: DatabaseValue { self }

  /// Takes any value.
  public init?(databaseValue: DatabaseValue) {
    self = databaseValue
  }
}

// MARK: - Integers

extension Int64: DatabaseValueConvertible {
  /// An integer.
  public var databaseValue: DatabaseValue { .integer(self) }

  /// Reads an integer.
  public init?(databaseValue: DatabaseValue) {
    guard case .integer(let value) = databaseValue else { return nil }
    self = value
  }
}

extension Int: DatabaseValueConvertible {
  /// An integer.
  public var databaseValue: DatabaseValue { .integer(Int64(self)) }

  /// Reads an integer that fits.
  public init?(databaseValue: DatabaseValue) {
    guard case .integer(let value) = databaseValue else { return nil }
    self.init(exactly: value)
  }
}

/// SQLite has no Boolean type: only 0 and 1 are valid.
extension Bool: DatabaseValueConvertible {
  /// 1 or 0.
  public var databaseValue: DatabaseValue { .integer(self ? 1 : 0) }

  /// Reads 1 or 0.
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
  /// A text.
  public var databaseValue: DatabaseValue { .text(self) }

  /// Reads a text.
  public init?(databaseValue: DatabaseValue) {
    guard case .text(let value) = databaseValue else { return nil }
    self = value
  }
}

extension Data: DatabaseValueConvertible {
  /// Bytes.
  public var databaseValue: DatabaseValue { .blob(self) }

  /// Reads bytes.
  public init?(databaseValue: DatabaseValue) {
    guard case .blob(let value) = databaseValue else { return nil }
    self = value
  }
}

// MARK: - Null

extension Optional: DatabaseValueConvertible where Wrapped: DatabaseValueConvertible {
  /// The wrapped value, or null.
  public var databaseValue: DatabaseValue { self?.databaseValue ?? .null }

  /// Reads null, or a wrapped value.
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
