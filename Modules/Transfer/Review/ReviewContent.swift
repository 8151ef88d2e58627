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

  /// Creates a content, for a preview or a test of its view.
  public init(
    stage: Stage, sender: String, recipient: String, account: String, price: PriceContent? = nil, changes: [String],
    reference: String, referenceLength: Int, referenceError: String? = nil, problem: String? = nil,
    canTryAgain: Bool = false, canConfirm: Bool = false
  ) {
    self.stage = stage
    self.sender = sender
    self.recipient = recipient
    self.account = account
    self.price = price
    self.changes = changes
    self.reference = reference
    self.referenceLength = referenceLength
    self.referenceError = referenceError
    self.problem = problem
    self.canTryAgain = canTryAgain
    self.canConfirm = canConfirm
  }

  /// A Boolean value that indicates whether nothing can be tapped or edited, and the screen cannot be left.
  public var isBusy: Bool { stage == .checking || stage == .submitting }
}
