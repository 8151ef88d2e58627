import FlowKit

/// The attempts to complete one intent: the requests to the bank, and the interpretation of its answers.
///
/// If the bank refuses the only request for the intent, the refusal is the outcome. If another request may have arrived, the
/// refusal counts only after a look-up has found no transfer, and once the quote can no longer be used (decision 15).
struct IntentDelivery {
  private enum FinalAnswer {
    case created(BankTransfer)
    case refused(TransferRefusal)
  }

  private let intent: TransferIntent
  private let clock: any TransferClock
  /// Whether an earlier attempt with an unknown outcome may have succeeded.
  private var mayHaveSucceeded: Bool
  /// The bank's final answer; once it is known, nothing more is sent.
  private var finalAnswer: FinalAnswer?
  private var reason: LocalizedText = "The bank was not asked yet."
  /// The time that the bank asks the app to wait.
  private(set) var retryAfter: Duration?
  /// Whether the bank wants the person to sign in first, which another attempt does not change.
  private(set) var waitsForSignIn = false

  init(intent: TransferIntent, isNew: Bool, clock: any TransferClock) {
    self.intent = intent
    self.clock = clock
    mayHaveSucceeded = !isNew
  }

  /// The outcome so far.
  ///
  /// A refusal counts only once it is recorded: otherwise, the next launch would send the intent again.
  var outcome: SendingOutcome {
    switch finalAnswer {
    case .created(let transfer): .created(transfer)
    case .refused: .unknown("This device cannot record the bank's answer right now.")
    case nil: .unknown(reason)
    }
  }

  /// Makes one attempt.
  /// - Returns: nil if another attempt is needed.
  mutating func attempt(service: any TransferService, intents: any IntentStore) async -> SendingOutcome? {
    retryAfter = nil
    if finalAnswer == nil { await ask(service) }
    switch finalAnswer {
    case .created(let transfer):
      return (try? await intents.close(intent.id, with: transfer)) == nil ? nil : .created(transfer)
    case .refused(let refusal):
      return (try? await intents.abandon(intent.id, because: refusal)) == nil ? nil : .refused(refusal)
    case nil: return nil
    }
  }
}

// MARK: - The bank

extension IntentDelivery {
  private mutating func ask(_ service: any TransferService) async {
    do {
      finalAnswer = .created(try await transfer(of: service))
    } catch {
      switch error {
      case .unknown(let outcome): record(outcome)
      case .refused(let refusal): await handle(refusal, of: service)
      }
    }
  }

  private func transfer(of service: any TransferService) async throws(TransferServiceError) -> BankTransfer {
    // Never send a body that differs from the confirmed one; look up whether the confirmed one arrived.
    guard !intent.isIntact else { return try await service.createTransfer(intent.request) }
    throw .refused(.damagedOnDevice)
  }

  /// A refusal of this attempt leaves open whether an earlier one succeeded or will succeed, so the transfer is looked
  /// up.
  private mutating func handle(_ refusal: TransferRefusal, of service: any TransferService) async {
    guard mayHaveSucceeded || !intent.isIntact || refusal.reason == .customerTransactionIDUsed else {
      return finalAnswer = .refused(refusal)
    }
    // Read before the look-up: a request that arrives after the look-up is too late, too.
    let isQuoteUnusable = isQuoteUnusable(after: refusal)
    do {
      if let transfer = try await service.transfer(for: intent.id) {
        finalAnswer = .created(transfer)
      } else if isQuoteUnusable {
        finalAnswer = .refused(refusal)
      } else {
        reason =
          """
          An earlier request may still arrive while its price is valid. The bank refused to repeat it: \
          \(refusal.text)
          """
      }
    } catch {
      switch error {
      case .unknown(let outcome): record(outcome)
      case .refused(let refusal): reason = refusal.text
      }
    }
  }

  /// Whether the bank executes no request with the intent's quote any more.
  private func isQuoteUnusable(after refusal: TransferRefusal) -> Bool {
    switch refusal.reason {
    case .quoteExpired, .quoteUsed: true
    case .insufficientFunds, .customerTransactionIDUsed, .tooLateToCancel, .damagedOnDevice, .status:
      intent.quote.isExpired(at: clock.now)
    }
  }

  private mutating func record(_ outcome: UnknownOutcome) {
    reason = outcome.sentence
    // The request has had no effect.
    guard outcome != .signInNeeded else { return waitsForSignIn = true }
    mayHaveSucceeded = true
    if case .tooManyRequests(let pause) = outcome { retryAfter = pause }
  }
}
