import Money
import SandboxBank
import Transfer

/// The bank with injected faults.
struct FaultyBank: TransferService {
  let bank: SandboxTransferService
  let process: FaultyProcess

  @MainActor private func ask<Answer>(
    _ call: BankCall, _ work: () async throws(TransferServiceError) -> Answer
  ) async throws(TransferServiceError) -> Answer {
    try await process.ask(.bank(call), ifInjected: .unknown(.connectionLost), work)
  }

  @MainActor func createTransfer(_ request: TransferRequest) async throws(TransferServiceError) -> BankTransfer {
    try await ask(.transfer) { () async throws(TransferServiceError) in try await bank.createTransfer(request) }
  }

  @MainActor func transfer(for id: CustomerTransactionID) async throws(TransferServiceError) -> BankTransfer? {
    try await ask(.status) { () async throws(TransferServiceError) in try await bank.transfer(for: id) }
  }

  @MainActor func transfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await ask(.status) { () async throws(TransferServiceError) in try await bank.transfer(id) }
  }

  @MainActor func statusEvents(of id: BankTransfer.ID) async throws(TransferServiceError) -> [TransferStatusEvent] {
    try await ask(.status) { () async throws(TransferServiceError) in try await bank.statusEvents(of: id) }
  }

  @MainActor func transfers(after last: BankTransfer.ID?) async throws(TransferServiceError) -> TransferPage {
    try await ask(.transferList) { () async throws(TransferServiceError) in try await bank.transfers(after: last) }
  }

  @MainActor func cancelTransfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await ask(.cancellation) { () async throws(TransferServiceError) in try await bank.cancelTransfer(id) }
  }

  @MainActor func balances(of sender: Sender.ID) async throws(TransferServiceError) -> [Balance] {
    try await ask(.balance) { () async throws(TransferServiceError) in try await bank.balances(of: sender) }
  }

  @MainActor func makeQuote(
    _ request: QuoteRequest, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Quote {
    try await ask(.quote) { () async throws(TransferServiceError) in try await bank.makeQuote(request, for: sender) }
  }

  @MainActor func targetCurrencies() async throws(TransferServiceError) -> [Currency] {
    try await ask(.currencyList) { () async throws(TransferServiceError) in try await bank.targetCurrencies() }
  }

  @MainActor func requirements(for currency: Currency) async throws(TransferServiceError) -> RecipientRequirements {
    try await ask(.requirement) { () async throws(TransferServiceError) in try await bank.requirements(for: currency) }
  }

  @MainActor func recipients(
    of sender: Sender.ID, in currency: Currency, after last: Recipient.ID?
  ) async throws(TransferServiceError) -> RecipientPage {
    try await ask(.recipientList) { () async throws(TransferServiceError) in
      try await bank.recipients(of: sender, in: currency, after: last)
    }
  }

  @MainActor func addRecipient(
    _ details: RecipientDetails, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Recipient {
    try await ask(.recipient) { () async throws(TransferServiceError) in
      try await bank.addRecipient(details, for: sender)
    }
  }
}
