public import Money
public import Transfer

extension SandboxTransferService: TransferService {
  /// Returns the currencies with a rate and a form of account.
  public func targetCurrencies() async throws(TransferServiceError) -> [Currency] {
    try await read(.currencyList) { _, _ in
      rates.currencies.filter { (try? RecipientRequirements(for: $0)) != nil }
    }
  }

  /// Returns the balances of a sender; initially the opening balances.
  public func balances(of sender: Sender.ID) async throws(TransferServiceError) -> [Balance] {
    try await read(.balance) { books, now in try books.balances(of: sender, opening: openingBalances, at: now) }
  }

  /// Creates a quote at the reference rates with the sandbox's fee, which is valid for 30 minutes.
  public func makeQuote(
    _ request: QuoteRequest, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Quote {
    try await write(.quote) { books, _, now in
      let price = try SandboxPrice(of: request, at: rates)
      return try books.addQuote(
        request, for: sender, at: price, expiry: now + Self.quoteLifetime)
    }
  }

  /// Returns the requirements of a currency; refused for one that is not paid out.
  public func requirements(
    for currency: Currency
  ) async throws(TransferServiceError) -> RecipientRequirements {
    try await read(.requirement) { _, _ in
      do throws(RecipientRequirementsError) {
        return try RecipientRequirements(for: currency)
      } catch {
        throw TransferServiceError.unprocessable(error)
      }
    }
  }

  /// Returns ten of the sender's recipients in a currency at most, newest first.
  public func recipients(
    of sender: Sender.ID, in currency: Currency, after last: Recipient.ID?
  ) async throws(TransferServiceError) -> RecipientPage {
    try await read(.recipientList) { books, _ in
      try books.recipients(of: sender, in: currency, after: last, atMost: Self.pageSize)
    }
  }

  /// Adds a recipient, unless the sender has one with the same details.
  public func addRecipient(
    _ details: RecipientDetails, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Recipient {
    try await write(.recipient) { books, _, _ in try books.addRecipient(details, for: sender) }
  }

  /// Debits the sender's balance and sends the money, once for each customer transaction id.
  public func createTransfer(_ request: TransferRequest) async throws(TransferServiceError) -> BankTransfer {
    try await write(.transfer) { books, fault, now in
      try books.openBalances(openingBalances, for: request.sender)
      return try books.createTransfer(request, at: now, bounces: fault == .bounces)
    }
  }

  /// Returns the current state of a transfer.
  public func transfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await read(.status) { books, now in try books.transfer(id, at: now) }
  }

  /// Returns the current state of the transfer with a customer transaction id.
  public func transfer(
    for id: CustomerTransactionID
  ) async throws(TransferServiceError) -> BankTransfer? {
    try await read(.status) { books, now in try books.transfer(for: id, at: now) }
  }

  /// Returns the current state of ten transfers at most, newest first; all senders belong to one person.
  public func transfers(after last: BankTransfer.ID?) async throws(TransferServiceError) -> TransferPage {
    try await read(.transferList) { books, now in
      try books.transfers(after: last, atMost: Self.pageSize, at: now)
    }
  }

  /// Returns the events of a transfer so far.
  public func statusEvents(
    of id: BankTransfer.ID
  ) async throws(TransferServiceError) -> [TransferStatusEvent] {
    try await read(.status) { books, now in
      let events = try books.events(of: id, at: now)
      guard !events.isEmpty else { throw TransferServiceError.missing("transfer") }
      return events
    }
  }

  /// Cancels a transfer, and refunds it at once.
  public func cancelTransfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await write(.cancellation) { books, _, now in try books.cancelTransfer(id, at: now) }
  }
}
