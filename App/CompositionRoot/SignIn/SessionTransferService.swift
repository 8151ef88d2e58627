import FlowSession
import Money
import Transfer

/// The bank for the calls of the person on this device, with their token; a call that an act of theirs has made may bring SignIn.
struct SessionTransferService: TransferService {
  /// The bank without a token, for an account that it does not have yet.
  let bank: any TransferService
  let authorized: @Sendable (_ accessToken: String) -> any TransferService
  let session: Session
  let opening: AccountOpening
  /// The caller; nil if the task determines it: ``OwnCalls``.
  var caller: SessionCaller?

  private func call<Value: Sendable>(
    _ body: (any TransferService) async throws(TransferServiceError) -> Value
  ) async throws(TransferServiceError) -> Value {
    if await session.status == .none {
      do throws(TransferServiceError) {
        return try await body(bank)
      } catch .unknown(.signInNeeded) {
        // The bank has opened the account, and its answer was lost or is on its way.
        await opening.open?()
        guard await session.status != .none else { throw .unknown(.signInNeeded) }
      }
    }
    let caller = caller ?? (OwnCalls.areMade ? .app : .person)
    return try await session.call(by: caller, failingWith: TransferServiceError.init) {
      (token) async throws(TransferServiceError) -> SessionAnswer<Value> in
      do throws(TransferServiceError) {
        return .answered(try await body(authorized(token.text)))
      } catch .unknown(.signInNeeded) {
        return .tokenRefused
      }
    }
  }

  func targetCurrencies() async throws(TransferServiceError) -> [Currency] {
    try await call { (bank) async throws(TransferServiceError) in try await bank.targetCurrencies() }
  }

  func balances(of sender: Sender.ID) async throws(TransferServiceError) -> [Balance] {
    try await call { (bank) async throws(TransferServiceError) in try await bank.balances(of: sender) }
  }

  func makeQuote(_ request: QuoteRequest, for sender: Sender.ID) async throws(TransferServiceError) -> Quote {
    try await call { (bank) async throws(TransferServiceError) in try await bank.makeQuote(request, for: sender) }
  }

  func requirements(for currency: Currency) async throws(TransferServiceError) -> RecipientRequirements {
    try await call { (bank) async throws(TransferServiceError) in try await bank.requirements(for: currency) }
  }

  func recipients(
    of sender: Sender.ID, in currency: Currency, after last: Recipient.ID?
  ) async throws(TransferServiceError) -> RecipientPage {
    try await call { (bank) async throws(TransferServiceError) in
      try await bank.recipients(of: sender, in: currency, after: last)
    }
  }

  func addRecipient(
    _ details: RecipientDetails, for sender: Sender.ID
  ) async throws(TransferServiceError) -> Recipient {
    try await call { (bank) async throws(TransferServiceError) in try await bank.addRecipient(details, for: sender) }
  }

  func createTransfer(_ request: TransferRequest) async throws(TransferServiceError) -> BankTransfer {
    try await call { (bank) async throws(TransferServiceError) in try await bank.createTransfer(request) }
  }

  func transfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await call { (bank) async throws(TransferServiceError) in try await bank.transfer(id) }
  }

  func transfer(for id: CustomerTransactionID) async throws(TransferServiceError) -> BankTransfer? {
    try await call { (bank) async throws(TransferServiceError) in try await bank.transfer(for: id) }
  }

  func transfers(after last: BankTransfer.ID?) async throws(TransferServiceError) -> TransferPage {
    try await call { (bank) async throws(TransferServiceError) in try await bank.transfers(after: last) }
  }

  func statusEvents(of id: BankTransfer.ID) async throws(TransferServiceError) -> [TransferStatusEvent] {
    try await call { (bank) async throws(TransferServiceError) in try await bank.statusEvents(of: id) }
  }

  func cancelTransfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await call { (bank) async throws(TransferServiceError) in try await bank.cancelTransfer(id) }
  }
}

/// Opens the account of this device's person at the bank, for a call that needs it.
@MainActor
final class AccountOpening {
  var open: (@MainActor () async -> Void)?
}

/// The calls that the app makes by itself, such as those of screens that a launch restores: they never bring SignIn.
enum OwnCalls {
  @TaskLocal static var areMade = false

  /// Performs a body whose calls, also later ones of the work that it begins, are the app's own.
  static func make<Value>(_ body: () -> Value) -> Value { $areMade.withValue(true) { body() } }
}

extension TransferServiceError {
  /// Creates the error of a call that was not made, since the session has no token for it; a confirmed transfer waits.
  init(_ error: SessionError) {
    switch error {
    case .signedOut, .expired, .declined, .unreadable, .refused, .secretNotStored, .notStored:
      self = .unknown(.signInNeeded)
    case .service(let reason): self = .unknown(UnknownOutcome(reason))
    }
  }
}

extension UnknownOutcome {
  fileprivate init(_ error: SessionServiceError) {
    switch error {
    case .invalidGrant: self = .signInNeeded
    case .offline: self = .connectionLost
    case .timedOut: self = .timedOut
    case .busy: self = .tooManyRequests(retryAfter: nil)
    case .failed, .refused: self = .serverError(.internalServerError)
    case .unreadableAnswer: self = .unreadableReply
    }
  }
}
