/// Sends money exactly once: writes the intent down, sends it, and does not rest until the bank's answer is known.
///
/// It belongs to the app, not to a flow: what was begun goes on when its screen is gone. There is one for each
/// ``IntentStore``; whatever is asked about an intent that is underway joins what is underway.
public actor TransferDispatcher {
  private let service: any TransferService
  private let intents: any IntentStore
  private let clock: any TransferClock
  private let policy: RetryPolicy
  private var underway: [TransferIntent.ID: Task<SendingOutcome?, Never>] = [:]
  /// Until when the bank does not want to be asked again.
  private var notBefore: [TransferIntent.ID: Timestamp] = [:]

  /// A dispatcher that has sent nothing yet.
  public init(
    service: any TransferService, intents: any IntentStore, clock: any TransferClock,
    policy: RetryPolicy = RetryPolicy()
  ) {
    self.service = service
    self.intents = intents
    self.clock = clock
    self.policy = policy
  }

  /// Writes an intent down and sends it; the same id again only tells what has become of the first.
  public func send(_ intent: TransferIntent) async -> SendingOutcome {
    await joined(intent.id) { await self.beginAndSend(intent) } ?? .notBegun(.unavailable)
  }

  /// What has become of an intent; an open one is taken up again first.
  /// - Returns: nil if it was never begun.
  public func takeUp(_ id: TransferIntent.ID) async -> SendingOutcome? {
    await joined(id) { await self.takeUpRecord(of: id) }
  }

  /// Takes every open intent up again, also those whose quote has expired: for the launch of the app.
  ///
  /// What has become of each, the store knows then.
  /// - Throws: `IntentStoreError` when it cannot be read, so that nobody knows what is open.
  public func resume() async throws(IntentStoreError) {
    for id in try await intents.openIntentIDs() { _ = await takeUp(id) }
  }
}

// MARK: - One intent

extension TransferDispatcher {
  private func joined(
    _ id: TransferIntent.ID, _ work: @escaping @Sendable () async -> SendingOutcome?
  ) async -> SendingOutcome? {
    if let task = underway[id] { return await task.value }
    let task = Task { await work() }
    underway[id] = task
    let outcome = await task.value
    underway[id] = nil
    return outcome
  }

  private func beginAndSend(_ intent: TransferIntent) async -> SendingOutcome? {
    do {
      try await intents.begin(intent)
    } catch {
      // Whether it was written all the same, only the store can say.
      return await takeUpRecord(of: intent.id) ?? .notBegun(error)
    }
    return await settle(intent, isNew: true)
  }

  private func takeUpRecord(of id: TransferIntent.ID) async -> SendingOutcome? {
    let record: IntentRecord?
    do { record = try await intents.record(of: id) } catch { return .unknown(Self.unreadable) }
    guard let record else { return nil }
    switch record.state {
    case .open: return await settle(record.intent, isNew: false)
    case .closed(let transfer): return .created(transfer)
    case .abandoned(let refusal): return .refused(refusal)
    }
  }

  private static let unreadable = "This device cannot read its notes about the transfer just now."
}

// MARK: - Attempts

extension TransferDispatcher {
  /// Asks the bank until its answer is known and noted, as often as the policy says.
  /// - Parameter isNew: whether the bank cannot have heard of it.
  private func settle(_ intent: TransferIntent, isNew: Bool) async -> SendingOutcome {
    var attempts = Attempts(intent: intent, isNew: isNew)
    for attempt in 0..<policy.attemptCount {
      guard await wait(before: attempt, for: intent.id) else { break }
      if let settled = await attempts.make(service: service, intents: intents) {
        notBefore[intent.id] = nil
        return settled
      }
      if let pause = attempts.retryAfter { notBefore[intent.id] = clock.now + pause }
    }
    return attempts.outcome
  }

  /// - Returns: false if it would take too long.
  private func wait(before attempt: Int, for id: TransferIntent.ID) async -> Bool {
    let asked = notBefore[id].map { Duration.seconds($0.secondsSince1970 - clock.now.secondsSince1970) } ?? .zero
    let delay = max(policy.delay(before: attempt), asked)
    guard delay <= policy.longestDelay else { return false }
    guard delay > .zero else { return true }
    return (try? await clock.sleep(for: delay)) != nil
  }
}
