import Money
import Synchronization
import Transfer

/// The connection between one launch of the app and the bank: after a kill, it carries neither calls nor replies.
final class BankConnection: TransferService {
  /// The points of the next transfer at which the process can be killed.
  enum KillPoint: Sendable {
    /// Before the bank receives the request.
    case beforeWork
    /// After the bank has created the transfer, and before the reply arrives.
    case beforeReply
  }

  private let bank: any TransferService
  private let isClosed = Mutex(false)
  private let killPoint = Mutex<KillPoint?>(nil)
  private let kill: @MainActor @Sendable () async -> Void

  /// Creates a connection to a bank.
  /// - Parameter kill: Kills the process.
  init(to bank: any TransferService, kill: @escaping @MainActor @Sendable () async -> Void) {
    self.bank = bank
    self.kill = kill
  }

  /// Kills the process at a point of the next transfer.
  func scheduleKill(at point: KillPoint) {
    killPoint.withLock { $0 = point }
  }

  /// The point of the next transfer at which the process will be killed.
  var scheduledKill: KillPoint? { killPoint.withLock(\.self) }

  /// Cuts the connection after a kill.
  func close() {
    isClosed.withLock { $0 = true }
  }

  private func call<Answer>(
    _ body: () async throws(TransferServiceError) -> Answer
  ) async throws(TransferServiceError) -> Answer {
    guard !isClosed.withLock(\.self) else { throw .unknown(.connectionLost) }
    let answer = try await body()
    guard !isClosed.withLock(\.self) else { throw .unknown(.connectionLost) }
    return answer
  }

  func createTransfer(_ request: TransferRequest) async throws(TransferServiceError) -> BankTransfer {
    let point = killPoint.withLock { killPoint in
      defer { killPoint = nil }
      return killPoint
    }
    if point == .beforeWork { await kill() }
    return try await call { () async throws(TransferServiceError) in
      let transfer = try await bank.createTransfer(request)
      if point == .beforeReply { await kill() }
      return transfer
    }
  }
}

// MARK: - Other calls

extension BankConnection {
  func targetCurrencies() async throws(TransferServiceError) -> [Currency] {
    try await call(bank.targetCurrencies)
  }

  func balances(of sender: Sender.ID) async throws(TransferServiceError) -> [Balance] {
    try await call { () async throws(TransferServiceError) in try await bank.balances(of: sender) }
  }

  func makeQuote(_ request: QuoteRequest, for sender: Sender.ID) async throws(TransferServiceError) -> Quote {
    try await call { () async throws(TransferServiceError) in try await bank.makeQuote(request, for: sender) }
  }

  func requirements(for currency: Currency) async throws(TransferServiceError) -> RecipientRequirements {
    try await call { () async throws(TransferServiceError) in try await bank.requirements(for: currency) }
  }

  func recipients(
    of sender: Sender.ID, in currency: Currency, after last: Recipient.ID?
  ) async throws(TransferServiceError) -> RecipientPage {
    try await call { () async throws(TransferServiceError) in
      try await bank.recipients(of: sender, in: currency, after: last)
    }
  }

  func addRecipient(
    _ details: RecipientDetails, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Recipient {
    try await call { () async throws(TransferServiceError) in try await bank.addRecipient(details, for: sender) }
  }

  func transfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await call { () async throws(TransferServiceError) in try await bank.transfer(id) }
  }

  func transfer(for id: CustomerTransactionID) async throws(TransferServiceError) -> BankTransfer? {
    try await call { () async throws(TransferServiceError) in try await bank.transfer(for: id) }
  }

  func transfers(after last: BankTransfer.ID?) async throws(TransferServiceError) -> TransferPage {
    try await call { () async throws(TransferServiceError) in try await bank.transfers(after: last) }
  }

  func statusEvents(of id: BankTransfer.ID) async throws(TransferServiceError) -> [TransferStatusEvent] {
    try await call { () async throws(TransferServiceError) in try await bank.statusEvents(of: id) }
  }

  func cancelTransfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await call { () async throws(TransferServiceError) in try await bank.cancelTransfer(id) }
  }
}
