import Money
import Transfer
import Validation

/// A transfer that the person left while it was pending, and that was not sent.
struct UnsentTransfer: Equatable, Sendable {
  let id: TransferIntent.ID
  /// The amount, the recipient and the reason.
  let sentence: String
}

extension UnsentTransfer {
  /// The bank has refused it.
  init(_ intent: TransferIntent, because refusal: TransferRefusal) {
    self.init(
      id: intent.id,
      sentence: "\(intent.quote.source) to \(intent.recipient.details.name.text) was not sent. \(refusal.sentence)")
  }

  /// Creates a report of a transfer that was never recorded, so it was not sent.
  init(unrecorded id: TransferIntent.ID) {
    self.init(id: id, sentence: "A transfer that you left was not sent, because this device could not record it.")
  }
}
