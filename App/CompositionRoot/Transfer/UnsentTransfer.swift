import Money
import Transfer
import Validation

/// A transfer that the person left, and that was not sent.
struct UnsentTransfer: Equatable, Sendable {
  let id: TransferIntent.ID
  /// What was not sent, to whom, and why.
  let sentence: String
}

extension UnsentTransfer {
  /// The bank has refused it.
  init(_ intent: TransferIntent, because refusal: TransferRefusal) {
    self.init(
      id: intent.id,
      sentence: "\(intent.quote.source) to \(intent.recipient.details.name.text) was not sent. \(refusal.sentence)")
  }

  /// It was never written down, and so the bank never heard of it.
  init(neverBegun id: TransferIntent.ID) {
    self.init(id: id, sentence: "A transfer that you left was not sent, as this device could not note it.")
  }
}
