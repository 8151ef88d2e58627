import FlowScreens
import Money

/// Loads the recipients of a sender in a currency, and adds a new one.
struct RecipientInteractor: Sendable {
  let service: any TransferService
  let sender: Sender.ID
  let currency: Currency

  func recipientOptions() async throws(TransferServiceError) -> RecipientOptions {
    RecipientOptions(
      requirements: try await service.requirements(for: currency),
      known: try await service.recipients(of: sender).filter { $0.currency == currency })
  }

  func add(_ details: RecipientDetails) async throws(TransferServiceError) -> Recipient {
    try await service.addRecipient(details, for: sender)
  }
}

/// The recipients in one currency.
struct RecipientOptions: Equatable, Sendable {
  /// The requirements for a new recipient.
  let requirements: RecipientRequirements
  /// The known recipients, newest first.
  let known: [Recipient]
}
