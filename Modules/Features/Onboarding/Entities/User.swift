public import Money
public import Profile

/// Somebody who uses the app; all that is asked of them hangs on it.
public struct User: Identifiable, Equatable, Sendable, Codable {
  /// Which user it is.
  public let id: UserID
  /// Where to write; no other user has it.
  public let email: EmailAddress
  /// Where the user lives.
  public let country: Country

  /// A user of parts that were checked.
  public init(id: UserID, email: EmailAddress, country: Country) {
    self.id = id
    self.email = email
    self.country = country
  }
}
