import FlowStorage
import Foundation

/// The stored form of an entry of any feature.
public struct StoredEntry: Codable, Equatable, Sendable {
  package let kind: String
  private let body: String

  /// - Throws: The encoding error.
  public init(_ entry: some AppEntry) throws {
    kind = Swift.type(of: entry).kind
    body = try entry.storedJSON()
  }

  /// Returns the stored form of an entry; nil if it cannot be encoded, so that the next launch starts at home.
  static func encoded(_ entry: (any AppEntry)?) -> StoredEntry? {
    do { return try entry.map { try StoredEntry($0) } } catch { return nil }
  }

  /// Returns the entry, if it has this type and can be decoded.
  public func entry<Entry: AppEntry>(as type: Entry.Type) -> Entry? {
    guard kind == Entry.kind else { return nil }
    do {
      return try Entry(storedJSON: body)
    } catch {
      // Written by an incompatible version; the shell shows a notice.
      return nil
    }
  }
}
