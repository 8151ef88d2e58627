import Forms
import Money

/// Knows who can get money from a sender in a currency, and adds somebody new.
struct RecipientInteractor: Sendable {
  let service: any TransferService
  let sender: Sender.ID
  let currency: Currency

  func circle() async throws(TransferServiceError) -> RecipientCircle {
    RecipientCircle(
      requirements: try await service.requirements(for: currency),
      known: try await service.recipients(of: sender).filter { $0.currency == currency })
  }

  func add(_ details: RecipientDetails) async throws(TransferServiceError) -> Recipient {
    try await service.addRecipient(details, for: sender)
  }
}

/// Who can get money in one currency.
struct RecipientCircle: Equatable, Sendable {
  /// What has to be known of somebody new.
  let requirements: RecipientRequirements
  /// Those whom the bank knows, the newest first.
  let known: [Recipient]
}
