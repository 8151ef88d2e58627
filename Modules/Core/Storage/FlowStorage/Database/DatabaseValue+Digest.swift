import Foundation

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
