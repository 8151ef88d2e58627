/// The attempts to bring one intent to its end: what the bank is asked, and what its answers mean.
struct Attempts {
  private let intent: TransferIntent
  /// Whether the bank may have done it already, by an attempt whose answer nobody knows.
  private var mayBeDone: Bool
  private var transfer: BankTransfer?
  private var reason = "The bank was not asked yet."
  /// How long the bank wants not to be asked again.
  private(set) var retryAfter: Duration?

  init(intent: TransferIntent, isNew: Bool) {
    self.intent = intent
    mayBeDone = !isNew
  }

  /// What is known so far.
  var outcome: SendingOutcome { transfer.map { .created($0) } ?? .unknown(reason) }

  /// Makes one attempt.
  /// - Returns: nil if there has to be another.
  mutating func make(service: any TransferService, intents: any IntentStore) async -> SendingOutcome? {
    retryAfter = nil
    do {
      if transfer == nil { transfer = try await ask(service) }
      guard let transfer else { return nil }
      return (try? await intents.close(intent.id, with: transfer)) == nil ? nil : .created(transfer)
    } catch {
      switch error {
      case .unknown(let outcome):
        mayBeDone = true
        note(outcome)
        return nil
      case .refused(let refusal): return await abandon(because: refusal, service: service, intents: intents)
      }
    }
  }

  private func ask(_ service: any TransferService) async throws(TransferServiceError) -> BankTransfer {
    // Another body than the one that was confirmed is never sent; the bank's books tell whether the right one was.
    guard !intent.isIntact else { return try await service.createTransfer(intent.request) }
    if let transfer = try await service.transfer(for: intent.id) { return transfer }
    throw .refused(TransferRefusal(.status(.badRequest), "This transfer was damaged on this device, and was not sent."))
  }

  /// The bank has refused, and its refusal counts once it is noted: else the intent would be sent again.
  private mutating func abandon(
    because refusal: TransferRefusal, service: any TransferService, intents: any IntentStore
  ) async -> SendingOutcome? {
    do {
      // The answer to this attempt does not say what an earlier one has done.
      if mayBeDone || refusal.reason == .customerTransactionIDUsed {
        transfer = try await service.transfer(for: intent.id)
      }
    } catch {
      mayBeDone = true
      if case .unknown(let outcome) = error { note(outcome) } else { reason = error.sentence }
      return nil
    }
    guard transfer == nil else { return await make(service: service, intents: intents) }
    guard (try? await intents.abandon(intent.id, because: refusal)) != nil else {
      reason = "This device cannot note the bank's answer just now."
      return nil
    }
    return .refused(refusal)
  }

  private mutating func note(_ outcome: UnknownOutcome) {
    reason = outcome.sentence
    if case .tooManyRequests(let pause) = outcome { retryAfter = pause }
  }
}
