/// Who a transfer is sent for: the person, or one of their businesses.
public struct Sender: Identifiable, Equatable, Sendable, Codable {
  /// What the bank calls the sender's profile.
  public typealias ID = Identifier<Sender>

  /// Who can send.
  public enum Kind: String, CaseIterable, Sendable, Codable {
    case person
    case business
  }

  /// The profile that quotes, recipients and transfers belong to.
  public let id: ID
  /// Whether it is the person or a business.
  public let kind: Kind
  /// The name that the person reads.
  public let name: String

  /// A sender of values that were checked.
  public init(id: ID, kind: Kind, name: String) {
    self.id = id
    self.kind = kind
    self.name = name
  }
}
