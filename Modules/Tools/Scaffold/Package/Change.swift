import Foundation

/// The change of one file.
struct Change: Codable, Equatable {
  let path: String
  /// The old content; nil for a new file.
  let before: Data?
  /// The new content; nil for a removed file.
  let after: Data?
}
