/// The sender of a transfer: the person, or one of their businesses.
public struct Sender: Identifiable, Equatable, Sendable, Codable {
  /// The bank's identifier of a sender's profile.
  public typealias ID = Identifier<Sender>

  /// The kind of a sender.
  public enum Kind: String, CaseIterable, Sendable, Codable {
    case person
    case business
  }

  /// The profile that quotes, recipients and transfers belong to.
  public let id: ID
  /// The kind of the sender.
  public let kind: Kind
  /// The name that the person reads.
  public let name: String

  /// Creates a sender from validated values.
  public init(id: ID, kind: Kind, name: String) {
    self.id = id
    self.kind = kind
    self.name = name
  }
}
