import FlowValues

/// The stored answers of the Feedback flow.
public struct FeedbackReceipt: Codable, Equatable, Sendable {
  /// The answer of the Opinion screen.
  public let opinion: FeedbackText
  /// The answer of the Contact screen.
  public let contact: FeedbackText

  /// - Throws: `FeedbackTextError` for the first answer that is refused.
  init(_ draft: FeedbackDraft) throws(FeedbackTextError) {
    opinion = try FeedbackText(draft.typedText(at: .opinion))
    contact = try FeedbackText(draft.typedText(at: .contact))
  }
}
