/// What the person sends with the Redemption screen.
public struct RedemptionInput: Equatable, Sendable {
  public let redemption: String

  public init(redemption: String) {
    self.redemption = redemption
  }
}
