/// The input of the review, and the identifier of the transfer.
public struct ReviewDraft: Equatable, Sendable, Codable {
  /// The identifier under which it is sent exactly once; replaced only after the bank has refused.
  public var id: TransferIntent.ID
  /// The text of the reference that the recipient will see.
  public var reference: String
  /// The price that was last shown here.
  public var quote: Quote?

  /// Creates a draft, by default an empty one.
  public init(id: TransferIntent.ID, reference: String = "", quote: Quote? = nil) {
    self.id = id
    self.reference = reference
    self.quote = quote
  }
}
