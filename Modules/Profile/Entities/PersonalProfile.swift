public import Contact

/// A person's details and address.
public struct PersonalProfile: Equatable, Sendable, Codable {
  /// The person's details.
  public let details: PersonalDetails
  /// The person's address.
  public let address: PostalAddress

  /// The first and the last name.
  public var name: String { "\(details.firstName) \(details.lastName)" }

  /// Creates a profile from validated parts.
  public init(details: PersonalDetails, address: PostalAddress) {
    self.details = details
    self.address = address
  }
}
