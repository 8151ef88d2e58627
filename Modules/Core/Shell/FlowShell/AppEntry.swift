import FlowStorage
import Foundation

/// A way from home into a feature, with the values that the feature needs: opened by a tap, by a deep link, or when the
/// app is restored.
public protocol AppEntry: Codable, Equatable, Sendable {
  /// The stored name of this type, which must not change after a release.
  static var kind: String { get }

  /// Whether the person needs an account for it.
  var account: AccountRequirement { get }

  /// The entry to use when the app is restored, such as one that resumes from a draft.
  var resumed: Self { get }

  /// The kinds of the entries whose drafts it opens: its own, and those of the features that it starts; empty if it stores nothing
  /// that is typed, so that several scenes can show it at once.
  var drafts: Set<String> { get }

  /// Whether it shows data of the person: then it does not open while the owner of the data is unknown.
  var showsPersonalData: Bool { get }
}

extension AppEntry {
  public var account: AccountRequirement { .optional }

  public var resumed: Self { self }

  public var drafts: Set<String> { [Self.kind] }

  public var showsPersonalData: Bool { true }
}

extension AppEntry {
  func isEqual(to other: any AppEntry) -> Bool { other as? Self == self }
}

/// Whether an entry needs an account.
public enum AccountRequirement: Sendable {
  /// It is for everybody.
  case optional
  /// It is for people with an account; others sign up first.
  case required
  /// It is for people without an account only, such as the sign-up.
  case forbidden
}

/// The stored form of an entry of any feature.
public struct StoredEntry: Codable, Equatable, Sendable {
  package let kind: String
  private let body: String

  var text: String { kind + body }

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
