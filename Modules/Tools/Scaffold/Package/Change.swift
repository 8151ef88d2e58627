import Foundation

/// What becomes of one file.
struct Change: Codable, Equatable {
  let path: String
  /// What stood in it; nil if there was no such file.
  let before: Data?
  /// What stands in it afterwards; nil if it goes.
  let after: Data?
}
