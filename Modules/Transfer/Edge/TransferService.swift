public import Money

/// The bank, as Transfer needs it.
///
/// Every call may be refused, or end with an unknown outcome: ``TransferServiceError``. A call that only reads can be
/// repeated; so can ``createTransfer(_:)``, with the same request.
public protocol TransferService: Sendable {
  /// Returns the currencies in which money can be paid out.
  func targetCurrencies() async throws(TransferServiceError) -> [Currency]

  /// Returns the balances of a sender, who can pay only in these currencies.
  func balances(of sender: Sender.ID) async throws(TransferServiceError) -> [Balance]

  /// Asks for a new quote, which belongs to the sender and serves one transfer at most.
  func makeQuote(
    _ request: QuoteRequest, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Quote

  /// Returns the details that a recipient in a currency must have.
  func requirements(for currency: Currency) async throws(TransferServiceError) -> RecipientRequirements

  /// Returns a page of the recipients of a sender in a currency, the newest first.
  /// - Parameters:
  ///   - sender: The sender.
  ///   - currency: The currency.
  ///   - last: The last recipient of the former page; nil for the first page.
  func recipients(
    of sender: Sender.ID, in currency: Currency, after last: Recipient.ID?
  ) async throws(TransferServiceError) -> RecipientPage

  /// Adds a recipient, or returns the existing one with the same details.
  func addRecipient(
    _ details: RecipientDetails, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Recipient

  /// Sends money exactly once: a repeated request returns the same transfer (Wise: create transfer).
  ///
  /// Another request under a customer transaction id that is in use is refused. So is one whose quote has expired: a request
  /// that arrives late, after the app has given up waiting for it, is executed before the expiry of its quote or never.
  func createTransfer(_ request: TransferRequest) async throws(TransferServiceError) -> BankTransfer

  /// Returns the transfer with the bank's identifier.
  func transfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer

  /// Returns the transfer with the app's identifier, or nil if the bank has none.
  ///
  /// Nil does not mean that the bank will have none: a request may still be on its way until its quote has expired.
  func transfer(
    for id: CustomerTransactionID
  ) async throws(TransferServiceError) -> BankTransfer?

  /// Returns a page of the transfers of all senders of the person, the newest first.
  /// - Parameter last: The last transfer of the former page; nil for the first page.
  func transfers(after last: BankTransfer.ID?) async throws(TransferServiceError) -> TransferPage

  /// Returns the status events of a transfer, possibly repeated and in any order.
  func statusEvents(of id: BankTransfer.ID) async throws(TransferServiceError) -> [TransferStatusEvent]

  /// Cancels a transfer, which is possible until its money is converted. A cancelled transfer stays cancelled.
  func cancelTransfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer
}

/// The clock of Transfer and its bank; nothing else reads the system's clock.
public protocol TransferClock: Sendable {
  var now: Timestamp { get }

  /// Waits for a duration.
  /// - Throws: `CancellationError` when the task is cancelled.
  func sleep(for duration: Duration) async throws
}
