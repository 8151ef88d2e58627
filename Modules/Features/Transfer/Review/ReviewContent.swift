/// What the screen shows on which a person checks everything.
public struct ReviewContent: Equatable, Sendable {
  /// How far it has come.
  public enum Stage: Equatable, Sendable {
    /// What was sent before is being looked up.
    case checking
    /// The person can change the reference, go back, and confirm.
    case editing
    /// It is being sent.
    case submitting
    /// It was sent, and nobody knows yet what the bank did: this is what is known.
    case pending(String)
    /// The bank has taken it on.
    case sent
  }

  /// How far it has come.
  public let stage: Stage
  /// Who sends.
  public let sender: String
  /// The name of who gets it.
  public let recipient: String
  /// Where it goes.
  public let account: String
  /// The price; nil while it is asked for.
  public let price: PriceContent?
  /// What is different about the price since the person last saw one.
  public let changes: [String]
  /// What the recipient is to read.
  public let reference: String
  /// The most characters of it.
  public let referenceLength: Int
  /// What is wrong with it and what is expected.
  public let referenceError: String?
  /// What could not be done, and why.
  public let problem: String?
  /// Whether the price has to be asked for again.
  public let canTryAgain: Bool
  /// Whether the person can confirm.
  public let canConfirm: Bool

  /// A content, for a preview or a test of its view.
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

  /// Whether nothing can be tapped or edited, and the screen cannot be left.
  public var isBusy: Bool { stage == .checking || stage == .submitting }
}
