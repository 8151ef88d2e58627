import FlowKit
import FlowScreens
import Money
import Transfer

/// A transfer that the person left while it was pending, and that was not sent.
struct UnsentTransfer: Equatable, Sendable {
  let id: TransferIntent.ID
  /// The amount, the recipient and the reason.
  let sentence: LocalizedText
}

extension UnsentTransfer {
  /// - Returns: nil if it was not refused.
  init?(_ record: IntentRecord) {
    guard case .abandoned(let refusal) = record.state else { return nil }
    let intent = record.intent
    self.init(
      id: intent.id,
      sentence: "\(intent.quote.source) to \(intent.recipient.details.name) was not sent. \(verbatim: refusal.sentence)"
    )
  }
}
