/// A part of the person's transfers, the newest first.
public struct TransferPage: Equatable, Sendable {
  public let transfers: [BankTransfer]
  /// A Boolean value that indicates whether there are older ones.
  public let hasMore: Bool

  public init(_ transfers: [BankTransfer], hasMore: Bool) {
    self.transfers = transfers
    self.hasMore = hasMore
  }
}
