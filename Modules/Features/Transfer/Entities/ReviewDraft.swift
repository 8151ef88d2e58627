/// What a person has entered where they check everything, and the name under which it will be sent.
public struct ReviewDraft: Equatable, Sendable, Codable {
  /// The name under which it is sent once; another one only after the bank has refused.
  public var id: TransferIntent.ID
  /// What the recipient is to read beside the money, as it was typed.
  public var reference: String
  /// The price that was shown here last.
  public var quote: Quote?

  /// A draft, by default of somebody who has just begun.
  public init(id: TransferIntent.ID, reference: String = "", quote: Quote? = nil) {
    self.id = id
    self.reference = reference
    self.quote = quote
  }
}
