public import FlowKit

/// The sender of a transfer: the person, or one of their businesses.
public struct Sender: Identifiable, Equatable, Sendable, Codable {
  /// The bank's identifier of a sender's profile.
  public typealias ID = Identifier<Sender>

  public enum Kind: String, CaseIterable, Sendable, Codable {
    case person
    case business
  }

  /// The profile that quotes, recipients and transfers belong to.
  public let id: ID
  public let kind: Kind
  /// The name; empty for a person who has not entered it.
  public let name: String

  public init(id: ID, kind: Kind, name: String) {
    self.id = id
    self.kind = kind
    self.name = name
  }

  /// The name that the person reads.
  public var displayName: LocalizedText { name.isEmpty ? "You" : LocalizedText(verbatim: name) }
}
