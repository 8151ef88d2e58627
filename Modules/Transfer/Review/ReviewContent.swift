public import FlowKit

public struct ReviewContent: Equatable, Sendable {
  public enum Stage: Equatable, Sendable {
    /// The outcome of an earlier attempt is being looked up.
    case checking
    /// The person can change the reference, go back, and confirm.
    case editing
    /// It is being sent.
    case submitting
    /// It was sent, and the bank's answer is not known yet; with the reason.
    case pending(LocalizedText)
    /// The bank has created it.
    case sent
  }

  public let stage: Stage
  public let sender: LocalizedText
  public let recipient: String
  public let account: String
  public let price: PriceContent?
  /// The changes since the price that the person last saw, as sentences.
  public let changes: [LocalizedText]
  public let reference: String
  public let referenceLength: Int
  /// The reason why it is invalid, and the expected format.
  public let referenceError: LocalizedText?
  /// The action that failed, and the reason.
  public let problem: LocalizedText?
  public let canTryAgain: Bool
  public var canConfirm: Bool { stage == .editing && price != nil && referenceError == nil }

  /// A Boolean value that indicates whether nothing can be tapped or edited, and the screen cannot be left.
  public var isBusy: Bool { stage == .checking || stage == .submitting }
}
