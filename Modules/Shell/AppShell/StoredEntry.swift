import Documents
import Foundation

/// An entry of any feature, as it is kept on the disk.
public struct StoredEntry: Codable, Equatable, Sendable {
  private let kind: String
  private let body: String

  /// - Throws: What encoding the entry throws.
  public init(_ entry: some AppEntry) throws {
    kind = Swift.type(of: entry).kind
    body = try entry.storedJSON()
  }

  /// The entry as it is kept; nil for none, and for one that cannot be encoded: the next launch begins at home then.
  static func kept(_ entry: (any AppEntry)?) -> StoredEntry? {
    do { return try entry.map { try StoredEntry($0) } } catch { return nil }
  }

  /// The entry, if it is of this type and can be read.
  public func entry<Entry: AppEntry>(as type: Entry.Type) -> Entry? {
    guard kind == Entry.kind else { return nil }
    do {
      return try Entry(storedJSON: body)
    } catch {
      // Written by a program that knew another form of it; the shell tells the person.
      return nil
    }
  }
}
