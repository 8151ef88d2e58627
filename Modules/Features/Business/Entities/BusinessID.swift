public import Foundation

/// Which business it is: given once, to a draft, and kept when the business changes.
public struct BusinessID: Hashable, Sendable {
  /// What makes it unique.
  public let uuid: UUID

  /// The identifier with this UUID.
  public init(_ uuid: UUID) {
    self.uuid = uuid
  }
}

// MARK: - Codable

extension BusinessID: Codable {
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

extension BusinessID: CustomStringConvertible {
  /// The UUID in small letters.
  public var description: String { uuid.uuidString.lowercased() }
}
