import CSQLite

/// A kind of rule that a schema can have.
public enum DatabaseConstraint: Equatable, Sendable {
  /// Another row has that value; so is it when the column is the primary key.
  case unique
  /// The row it refers to does not exist, or the row that goes is still referred to.
  case foreignKey
  /// The value is not among those that the column allows.
  case check
  /// A value is needed, and there is none.
  case notNull
  /// The column of a strict table has another type.
  case type
  /// A rule of a trigger or an extension.
  case other

  /// Finds the kind in SQLite's extended code.
  init(extendedCode: Int32) {
    // SQLite defines these by arithmetic, which Swift does not import: the primary code, and a number above it.
    switch extendedCode >> 8 {
    case 1: self = .check
    case 3: self = .foreignKey
    case 5: self = .notNull
    case 6, 8, 10: self = .unique
    case 12: self = .type
    default: self = .other
    }
  }

  var sentence: String {
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
