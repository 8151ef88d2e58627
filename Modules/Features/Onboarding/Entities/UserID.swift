public import Foundation

/// What a user is told apart by: given once, to a draft, and kept whatever else is corrected.
public struct UserID: Hashable, Sendable {
  /// What makes it unique.
  public let uuid: UUID

  /// The identifier with this UUID.
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

  /// Encodes what decoding reads.
  public func encode(to encoder: any Encoder) throws {
    try uuid.encode(to: encoder)
  }
}

// MARK: - CustomStringConvertible

extension UserID: CustomStringConvertible {
  /// The UUID in small letters.
  public var description: String { uuid.uuidString.lowercased() }
}
