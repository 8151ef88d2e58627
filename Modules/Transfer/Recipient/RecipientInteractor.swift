import FlowScreens
import Money

/// Loads the recipients of a sender in a currency, and adds a new one.
struct RecipientInteractor: Sendable {
  let service: any TransferService
  let sender: Sender.ID
  let currency: Currency

  func recipientOptions() async throws(TransferServiceError) -> RecipientOptions {
    let requirements = try await service.requirements(for: currency)
    let page = try await service.recipients(of: sender, in: currency, after: nil)
    return RecipientOptions(requirements: requirements, known: page.recipients, hasMore: page.hasMore)
  }

  /// Returns the options with older recipients.
  func withMore(_ options: RecipientOptions) async throws(TransferServiceError) -> RecipientOptions {
    let page = try await service.recipients(of: sender, in: currency, after: options.known.last?.id)
    return RecipientOptions(
      requirements: options.requirements, known: options.known + page.recipients, hasMore: page.hasMore)
  }

  func add(_ details: RecipientDetails) async throws(TransferServiceError) -> Recipient {
    try await service.addRecipient(details, for: sender)
  }
}

/// The recipients in one currency.
struct RecipientOptions: Equatable, Sendable {
  let requirements: RecipientRequirements
  /// The known recipients, newest first.
  let known: [Recipient]
  /// Whether the bank has older ones.
  let hasMore: Bool
}
