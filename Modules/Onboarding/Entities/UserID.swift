public import Foundation

/// The identifier of a user: assigned to a draft, and unchanged by edits.
public struct UserID: Hashable, Sendable {
  public let uuid: UUID

  public init(_ uuid: UUID) {
    self.uuid = uuid
  }
}

// MARK: - Codable

extension UserID: Codable {
  public init(from decoder: any Decoder) throws {
    uuid = try UUID(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try uuid.encode(to: encoder)
  }
}

// MARK: - CustomStringConvertible

extension UserID: CustomStringConvertible {
  public var description: String { uuid.uuidString.lowercased() }
}
