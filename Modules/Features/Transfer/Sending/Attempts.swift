/// The attempts to bring one intent to its end: what the bank is asked, and what its answers mean.
struct Attempts {
  private enum Verdict {
    case created(BankTransfer)
    case refused(TransferRefusal)
  }

  private let intent: TransferIntent
  /// Whether the bank may have done it already, by an attempt whose answer nobody knows.
  private var mayBeDone: Bool
  /// What the bank has said for good; once it is known, nothing is sent any more.
  private var verdict: Verdict?
  private var reason = "The bank was not asked yet."
  /// How long the bank wants not to be asked again.
  private(set) var retryAfter: Duration?

  init(intent: TransferIntent, isNew: Bool) {
    self.intent = intent
    mayBeDone = !isNew
  }

  /// What is known so far.
  ///
  /// A refusal counts only when it is noted: else the intent would be sent again.
  var outcome: SendingOutcome {
    switch verdict {
    case .created(let transfer): .created(transfer)
    case .refused: .unknown("This device cannot note the bank's answer just now.")
    case nil: .unknown(reason)
    }
  }

  /// Makes one attempt.
  /// - Returns: nil if there has to be another.
  mutating func make(service: any TransferService, intents: any IntentStore) async -> SendingOutcome? {
    retryAfter = nil
    if verdict == nil { await ask(service) }
    switch verdict {
    case .created(let transfer):
      return (try? await intents.close(intent.id, with: transfer)) == nil ? nil : .created(transfer)
    case .refused(let refusal):
      return (try? await intents.abandon(intent.id, because: refusal)) == nil ? nil : .refused(refusal)
    case nil: return nil
    }
  }
}

// MARK: - The bank

extension Attempts {
  private mutating func ask(_ service: any TransferService) async {
    do {
      verdict = .created(try await transfer(of: service))
    } catch {
      switch error {
      case .unknown(let outcome): note(outcome)
      case .refused(let refusal): await consider(refusal, of: service)
      }
    }
  }

  private func transfer(of service: any TransferService) async throws(TransferServiceError) -> BankTransfer {
    // Another body than the one that was confirmed is never sent; the bank's books tell whether the right one was.
    guard !intent.isIntact else { return try await service.createTransfer(intent.request) }
    if let transfer = try await service.transfer(for: intent.id) { return transfer }
    throw .refused(TransferRefusal(.status(.badRequest), "This transfer was damaged on this device, and was not sent."))
  }

  /// The answer to one attempt does not say what an earlier one has done: that the bank's books say.
  private mutating func consider(_ refusal: TransferRefusal, of service: any TransferService) async {
    guard mayBeDone || refusal.reason == .customerTransactionIDUsed else { return verdict = .refused(refusal) }
    do {
      verdict = try await service.transfer(for: intent.id).map { .created($0) } ?? .refused(refusal)
    } catch {
      switch error {
      case .unknown(let outcome): note(outcome)
      case .refused(let refusal): reason = refusal.sentence
      }
    }
  }

  private mutating func note(_ outcome: UnknownOutcome) {
    mayBeDone = true
    reason = outcome.sentence
    if case .tooManyRequests(let pause) = outcome { retryAfter = pause }
  }
}
