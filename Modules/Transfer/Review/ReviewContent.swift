/// The content of the review.
public struct ReviewContent: Equatable, Sendable {
  /// The stage of the review.
  public enum Stage: Equatable, Sendable {
    /// The outcome of an earlier attempt is being looked up.
    case checking
    /// The person can change the reference, go back, and confirm.
    case editing
    /// It is being sent.
    case submitting
    /// It was sent, and the bank's answer is not known yet; with the reason.
    case pending(String)
    /// The bank has created it.
    case sent
  }

  /// The stage of the review.
  public let stage: Stage
  /// The sender.
  public let sender: String
  /// The name of the recipient.
  public let recipient: String
  /// The account of the recipient.
  public let account: String
  /// The price, if there is one.
  public let price: PriceContent?
  /// The changes since the price that the person last saw, as sentences.
  public let changes: [String]
  /// The text of the reference.
  public let reference: String
  /// The maximum length of the reference.
  public let referenceLength: Int
  /// The reason why it is invalid, and the expected format.
  public let referenceError: String?
  /// The action that failed, and the reason.
  public let problem: String?
  /// A Boolean value that indicates whether a price must be requested again.
  public let canTryAgain: Bool
  /// A Boolean value that indicates whether the person can confirm.
  public let canConfirm: Bool

  /// A Boolean value that indicates whether nothing can be tapped or edited, and the screen cannot be left.
  public var isBusy: Bool { stage == .checking || stage == .submitting }
}
