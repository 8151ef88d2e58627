import Money
import Transfer

// Default implementations for calls that a test does not make.

extension TransferService {
  func targetCurrencies() async throws(TransferServiceError) -> [Currency] { throw .unknown(.timedOut) }
  func balances(of sender: Sender.ID) async throws(TransferServiceError) -> [Balance] { throw .unknown(.timedOut) }
  func makeQuote(_ request: QuoteRequest, for sender: Sender.ID) async throws(TransferServiceError) -> Quote {
    throw .unknown(.timedOut)
  }
  func requirements(for currency: Currency) async throws(TransferServiceError) -> RecipientRequirements {
    throw .unknown(.timedOut)
  }
  func recipients(
    of sender: Sender.ID, in currency: Currency, after last: Recipient.ID?
  ) async throws(TransferServiceError) -> RecipientPage { throw .unknown(.timedOut) }
  func addRecipient(
    _ details: RecipientDetails, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Recipient { throw .unknown(.timedOut) }
  func transfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    throw .unknown(.timedOut)
  }
  func transfers(after last: BankTransfer.ID?) async throws(TransferServiceError) -> TransferPage {
    throw .unknown(.timedOut)
  }
  func statusEvents(of id: BankTransfer.ID) async throws(TransferServiceError) -> [TransferStatusEvent] {
    throw .unknown(.timedOut)
  }
  func cancelTransfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    throw .unknown(.timedOut)
  }
}
