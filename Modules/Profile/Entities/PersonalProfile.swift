public import Contact

/// A person's details and address.
public struct PersonalProfile: Equatable, Sendable, Codable {
  public let details: PersonalDetails
  public let address: PostalAddress

  public var name: String { "\(details.firstName) \(details.lastName)" }

  public init(details: PersonalDetails, address: PostalAddress) {
    self.details = details
    self.address = address
  }
}
