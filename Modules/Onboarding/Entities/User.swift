public import Contact
public import Money
import Profile

/// A user of the app.
public struct User: Identifiable, Equatable, Sendable, Codable {
  /// The identifier.
  public let id: UserID
  /// The e-mail address, which no other user has.
  public let email: EmailAddress
  /// The user's country.
  public let country: Country

  /// Creates a user from validated parts.
  public init(id: UserID, email: EmailAddress, country: Country) {
    self.id = id
    self.email = email
    self.country = country
  }
}
