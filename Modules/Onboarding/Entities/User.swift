public import Contact
public import Money

public struct User: Identifiable, Equatable, Sendable, Codable {
  public let id: UserID
  /// The e-mail address, which no other user has.
  public let email: EmailAddress
  public let country: Country

  public init(id: UserID, email: EmailAddress, country: Country) {
    self.id = id
    self.email = email
    self.country = country
  }
}
