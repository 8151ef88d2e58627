public import FlowKit

/// Sends money exactly once: records the intent, sends it, and retries until the bank's answer is known.
///
/// It belongs to the app, not to a flow: sending continues when the screen is gone. Each ``IntentStore`` has one
/// dispatcher; calls for the same intent share one task.
public actor TransferDispatcher {
  private let service: any TransferService
  private let intents: any IntentStore
  private let clock: any TransferClock
  private let policy: RetryPolicy
  private var underway: [TransferIntent.ID: Task<SendingOutcome?, Never>] = [:]
  /// The time before which the bank accepts no other request.
  private var notBefore: [TransferIntent.ID: Timestamp] = [:]
  /// The intents whose outcome was unknown when they were last looked up, with the answer and the time.
  private var unknown: [TransferIntent.ID: (outcome: SendingOutcome, time: Timestamp)] = [:]
  /// The intents whose record the disk did not confirm; recording them again settles the outcome.
  private var unconfirmed: [TransferIntent.ID: (intent: TransferIntent, isNew: Bool)] = [:]
  /// The intents that are being recorded.
  private var recording: Set<TransferIntent.ID> = []

  public init(
    service: any TransferService, intents: any IntentStore, clock: any TransferClock,
    policy: RetryPolicy = RetryPolicy()
  ) {
    self.service = service
    self.intents = intents
    self.clock = clock
    self.policy = policy
  }

  /// Records and sends an intent; a repeated id returns the outcome of the first.
  /// - Parameters:
  ///   - intent: The intent.
  ///   - isNew: Whether the id was made by this process, so that the bank cannot have it.
  public func send(_ intent: TransferIntent, isNew: Bool = true) async -> SendingOutcome {
    unknown[intent.id] = nil
    return await shareTask(for: intent.id) { await self.recordAndSend(intent, isNew: isNew) }
      ?? .notRecorded(.unavailable)
  }

  /// Returns the outcome of an intent, after resuming it if it is open.
  ///
  /// Without a record, it asks the bank: the data may have been replaced by an older state.
  /// - Parameters:
  ///   - id: The id of the intent.
  ///   - isAutomatic: Whether the app looks it up by itself, without a request of the person. At a launch, the restored
  ///     review and the resumption of all pending transfers look up the same intent: if the outcome is unknown, another
  ///     look-up within a minute returns the answer of the first.
  /// - Returns: nil if neither this device nor the bank has the intent.
  public func resumeTransfer(_ id: TransferIntent.ID, isAutomatic: Bool = false) async -> SendingOutcome? {
    if isAutomatic, let last = unknown[id], clock.now.secondsSince1970 - last.time.secondsSince1970 < 60 {
      return last.outcome
    }
    let outcome = await shareTask(for: id) { await self.lookUp(id) }
    if let outcome, case .unknown = outcome { unknown[id] = (outcome, clock.now) } else { unknown[id] = nil }
    return outcome
  }

  /// Returns the intent with an id if the disk did not confirm its record.
  ///
  /// An intent that is being recorded may be confirmed and sent at any moment, so this waits for the outcome.
  public func unconfirmedIntent(_ id: TransferIntent.ID) async -> TransferIntent? {
    if recording.contains(id) { _ = await underway[id]?.value }
    return unconfirmed[id]?.intent
  }

  /// Called when an intent that was not confirmed was recorded as not sent.
  public func didAbandon(_ id: TransferIntent.ID) {
    if unconfirmed.removeValue(forKey: id) != nil { unknown[id] = nil }
  }

  /// Called when the person has read that a transfer was refused; until then, home reports it.
  public func didRead(_ id: TransferIntent.ID) async {
    do {
      try await intents.markAsRead([id])
    } catch {
      // The person reads it again at home.
    }
  }

  /// Resumes every open intent, even if its quote has expired: at a launch, and when the person tries again.
  ///
  /// The outcomes are in the store.
  /// - Parameter isAutomatic: Whether the app resumes them by itself, without a request of the person.
  /// - Returns: The number of these intents.
  /// - Throws: `IntentStoreError` if the open intents cannot be read.
  @discardableResult
  public func resumePendingTransfers(isAutomatic: Bool = false) async throws(IntentStoreError) -> Int {
    let ids = try await intents.openIntentIDs()
    for id in ids { _ = await resumeTransfer(id, isAutomatic: isAutomatic) }
    return ids.count
  }
}

// MARK: - One intent

extension TransferDispatcher {
  private func shareTask(
    for id: TransferIntent.ID, _ work: @escaping @Sendable () async -> SendingOutcome?
  ) async -> SendingOutcome? {
    if let task = underway[id] { return await task.value }
    let task = Task { await work() }
    underway[id] = task
    let outcome = await task.value
    underway[id] = nil
    return outcome
  }

  private func recordAndSend(_ intent: TransferIntent, isNew: Bool) async -> SendingOutcome? {
    do {
      try await record(intent, isNew: isNew)
    } catch {
      guard unconfirmed[intent.id] == nil else { return .unknown(IntentStoreError.outcomeUnknown.sentence) }
      return await recordedOutcome(of: intent.id) ?? .notRecorded(error)
    }
    return await settle(intent, isNew: isNew)
  }

  /// Records an intent; if the disk did not confirm it, records it again under the same id, which settles whether it is
  /// recorded.
  private func record(_ intent: TransferIntent, isNew: Bool) async throws(IntentStoreError) {
    recording.insert(intent.id)
    defer { recording.remove(intent.id) }
    for isLast in [false, true] {
      do {
        try await intents.begin(intent)
        return unconfirmed[intent.id] = nil
      } catch {
        switch error {
        case .outcomeUnknown: unconfirmed[intent.id] = (intent, isNew)
        // The transaction has read the recorded intents.
        case .idUsed, .quoteUsed: unconfirmed[intent.id] = nil
        case .unavailable: break
        }
        if isLast || error != .outcomeUnknown { throw error }
      }
    }
  }

  /// Looks up an intent in the store and, if it has no record, at the bank; there is no other look-up.
  private func lookUp(_ id: TransferIntent.ID) async -> SendingOutcome? {
    if let (intent, isNew) = unconfirmed[id] { return await recordAndSend(intent, isNew: isNew) }
    if let outcome = await recordedOutcome(of: id) { return outcome }
    do {
      return try await service.transfer(for: id).map { .created($0) }
    } catch {
      return .unknown(error.sentence)
    }
  }

  private func recordedOutcome(of id: TransferIntent.ID) async -> SendingOutcome? {
    let record: IntentRecord?
    do { record = try await intents.record(of: id) } catch { return .unknown(Self.unreadable) }
    guard let record else { return nil }
    switch record.state {
    case .open: return await settle(record.intent, isNew: false)
    case .closed(let transfer): return .created(transfer)
    case .abandoned(let refusal): return .refused(refusal)
    }
  }

  private static let unreadable: LocalizedText = "This device cannot read its record of the transfer right now."
}

// MARK: - Attempts

extension TransferDispatcher {
  /// Makes attempts until the bank's answer is known and recorded, up to the policy's limit.
  /// - Parameter isNew: whether this is the first attempt ever.
  private func settle(_ intent: TransferIntent, isNew: Bool) async -> SendingOutcome {
    var delivery = IntentDelivery(intent: intent, isNew: isNew, clock: clock)
    for attempt in 0..<policy.attemptCount {
      guard await wait(before: attempt, for: intent.id) else { break }
      if let settled = await delivery.attempt(service: service, intents: intents) {
        notBefore[intent.id] = nil
        return settled
      }
      if delivery.waitsForSignIn { break }
      if let pause = delivery.retryAfter { notBefore[intent.id] = clock.now + pause }
    }
    return delivery.outcome
  }

  /// - Returns: false if the delay is too long.
  private func wait(before attempt: Int, for id: TransferIntent.ID) async -> Bool {
    let asked = notBefore[id].map { Duration.seconds($0.secondsSince1970 - clock.now.secondsSince1970) } ?? .zero
    let delay = max(policy.delay(before: attempt), asked)
    guard delay <= policy.longestDelay else { return false }
    guard delay > .zero else { return true }
    return (try? await clock.sleep(for: delay)) != nil
  }
}

/// The outcome of sending an intent, as far as it is known.
public enum SendingOutcome: Equatable, Sendable {
  /// The bank has created it.
  case created(BankTransfer)
  /// The bank has refused: no money is sent under this id.
  case refused(TransferRefusal)
  /// The intent is definitely not recorded, and was not sent.
  case notRecorded(IntentStoreError)
  /// The bank's answer, or whether the intent is recorded, is unknown; it will be resumed. Never show it as failed.
  case unknown(LocalizedText)
}

/// The number and timing of attempts while the outcome is unknown.
public struct RetryPolicy: Sendable {
  /// The number of attempts before the outcome is reported as unknown.
  public let attemptCount: Int
  /// The delay before the second attempt; it doubles before each further one.
  public let firstDelay: Duration
  /// The longest delay, even if the bank asks for more: the intent is resumed later.
  public let longestDelay: Duration

  /// Creates a policy; by default five attempts within a quarter of a minute.
  public init(
    attemptCount: Int = 5, firstDelay: Duration = .seconds(1), longestDelay: Duration = .seconds(60)
  ) {
    self.attemptCount = attemptCount
    self.firstDelay = firstDelay
    self.longestDelay = longestDelay
  }

  /// Returns the delay before an attempt, counted from 0.
  func delay(before attempt: Int) -> Duration {
    guard attempt > 0 else { return .zero }
    let doublings = min(attempt - 1, 16)
    return min(firstDelay * (1 << doublings), longestDelay)
  }
}
