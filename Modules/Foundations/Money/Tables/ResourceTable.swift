import Foundation

/// A table from outside, as it is carried in `Resources`: the rows, and where they come from.
///
/// The tables are compiled into the module, so that no path on a disk decides whether an app knows its
/// currencies.
struct ResourceTable<Row: Decodable>: Decodable {
  let source: String
  let rows: [Row]

  /// The rows of a table that the tests have read before anybody else does.
  static func rows(in json: [UInt8]) -> [Row] {
    do {
      return try JSONDecoder().decode(Self.self, from: Data(json)).rows
    } catch {
      assertionFailure("A table in Resources cannot be read: \(error)")
      return []
    }
  }
}
