/// All that was entered in the Feedback flow, checked and stored.
public struct FeedbackReceipt: Codable, Equatable, Sendable {
  /// The answer of the Opinion screen.
  public let opinion: FeedbackText

  /// - Throws: `FeedbackTextError` for the first answer that is refused.
  init(_ draft: FeedbackDraft) throws(FeedbackTextError) {
    opinion = try FeedbackText(draft.text(at: .opinion))
  }
}
