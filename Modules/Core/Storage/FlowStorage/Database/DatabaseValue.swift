public import Foundation

/// What one column of one row holds.
///
/// There is no floating point: amounts are whole minor units, rates are decimal text.
public enum DatabaseValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case text(String)
  case blob(Data)
  /// Something that was never written: text that is not UTF-8, or floating point.
  case unreadable
}
