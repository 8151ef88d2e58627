import FlowKit
import FlowSQLite

/// A kind of constraint in a schema.
public enum DatabaseConstraint: Equatable, Sendable {
  /// Another row has the same value or primary key.
  case unique
  /// The referenced row does not exist, or a deleted row is still referenced.
  case foreignKey
  /// The value does not satisfy a check of the column.
  case check
  /// A required value is missing.
  case notNull
  /// The value does not have the type of a column in a strict table.
  case type
  /// A constraint of a trigger or an extension.
  case other

  /// Creates a kind from SQLite's extended result code.
  init(extendedCode: Int32) {
    // Swift does not import these macros: they combine the primary code with a number in the higher bits.
    switch extendedCode >> 8 {
    case 1: self = .check
    case 3: self = .foreignKey
    case 5: self = .notNull
    case 6, 8, 10: self = .unique
    case 12: self = .type
    default: self = .other
    }
  }

  var sentence: LocalizedText {
    switch self {
    case .unique: "This is saved already. Nothing was changed."
    case .foreignKey: "This belongs to something that is not saved. Nothing was changed."
    case .check: "This has a value that can't be saved. Nothing was changed."
    case .notNull: "This lacks a value that is needed. Nothing was changed."
    case .type: "This has a value of the wrong kind. Nothing was changed."
    case .other: "This can't be saved as it is. Nothing was changed."
    }
  }
}
