public import Foundation

/// The identifier of a user: assigned to a draft, and unchanged by edits.
public struct UserID: Hashable, Sendable {
  /// The underlying UUID.
  public let uuid: UUID

  /// Creates an identifier from a UUID.
  public init(_ uuid: UUID) {
    self.uuid = uuid
  }
}

// MARK: - Codable

extension UserID: Codable {
  /// Decodes the UUID.
  public init(from decoder: any Decoder) throws {
    uuid = try UUID(from: decoder)
  }

  /// Encodes the value in the format that `init(from:)` decodes.
  public func encode(to encoder: any Encoder) throws {
    try uuid.encode(to: encoder)
  }
}

// MARK: - CustomStringConvertible

extension UserID: CustomStringConvertible {
  /// The UUID in lowercase.
  public var description: String { uuid.uuidString.lowercased() }
}
