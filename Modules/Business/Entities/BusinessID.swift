public import Foundation

/// The identifier of a business: assigned to a draft, and unchanged by edits.
public struct BusinessID: Hashable, Sendable {
  public let uuid: UUID

  public init(_ uuid: UUID) {
    self.uuid = uuid
  }
}

// MARK: - Codable

extension BusinessID: Codable {
  public init(from decoder: any Decoder) throws {
    uuid = try UUID(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try uuid.encode(to: encoder)
  }
}

// MARK: - CustomStringConvertible

extension BusinessID: CustomStringConvertible {
  public var description: String { uuid.uuidString.lowercased() }
}
