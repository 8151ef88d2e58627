public import Money

/// The bank, as Transfer needs it.
///
/// Every call may be refused, or may end without anybody knowing what the bank did: ``TransferServiceError``. A call that
/// only reads can simply be made again; ``createTransfer(_:)`` too, with the same request.
public protocol TransferService: Sendable {
  /// The currencies in which money can be paid out.
  func targetCurrencies() async throws(TransferServiceError) -> [Currency]

  /// What a sender has, by currency; only in these can they pay.
  func balances(of sender: Sender.ID) async throws(TransferServiceError) -> [Balance]

  /// Asks for a new quote, which belongs to the sender and serves one transfer at most.
  func makeQuote(
    _ request: QuoteRequest, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Quote

  /// What has to be known of a recipient in a currency.
  func requirements(for currency: Currency) async throws(TransferServiceError) -> RecipientRequirements

  /// The recipients of a sender, the newest first.
  func recipients(of sender: Sender.ID) async throws(TransferServiceError) -> [Recipient]

  /// Adds a recipient; one with the same details is not added again, but answered.
  func addRecipient(
    _ details: RecipientDetails, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Recipient

  /// Sends money, once: the same request again answers the same transfer (Wise: create transfer).
  ///
  /// Another request under a customer transaction id that is in use is refused.
  func createTransfer(_ request: TransferRequest) async throws(TransferServiceError) -> BankTransfer

  /// A transfer by the name that the bank gave it.
  func transfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer

  /// A transfer by the name that the app gave it; nil is the bank's word that it has none.
  func transfer(
    for id: CustomerTransactionID
  ) async throws(TransferServiceError) -> BankTransfer?

  /// The transfers of a sender, the newest first.
  func transfers(of sender: Sender.ID) async throws(TransferServiceError) -> [BankTransfer]

  /// What has happened to a transfer; events repeat and come in any order.
  func statusEvents(of id: BankTransfer.ID) async throws(TransferServiceError) -> [TransferStatusEvent]

  /// Calls a transfer off, which works until its money is converted; what was cancelled stays so.
  func cancelTransfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer
}
