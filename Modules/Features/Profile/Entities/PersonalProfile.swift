/// A person whom the app knows: who they are, and where they live.
public struct PersonalProfile: Equatable, Sendable, Codable {
  /// Who they are and how to reach them.
  public let details: PersonalDetails
  /// Where they live.
  public let address: PostalAddress

  /// The first and the last name.
  public var name: String { "\(details.firstName) \(details.lastName)" }

  /// A profile of parts that were checked.
  public init(details: PersonalDetails, address: PostalAddress) {
    self.details = details
    self.address = address
  }
}
