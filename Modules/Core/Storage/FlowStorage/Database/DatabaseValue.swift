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
