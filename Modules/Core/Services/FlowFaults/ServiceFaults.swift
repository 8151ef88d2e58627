import Synchronization

/// The faults of the next calls to a simulated service.
///
/// They belong to the way to the service, and not to its data: they are lost when the program ends.
public final class ServiceFaults<Call: ServiceCall>: Sendable {
  private struct State {
    var isDown = false
    var hasHadFault = false
    var scheduledFaults: [ScheduledFault] = []
    var overtaken: [Call: [AsyncStream<Never>.Continuation]] = [:]
    var held: [Int: HeldReply] = [:]
    var totalHeldCount = 0
    /// The number of calls of each kind, by their words.
    var callCounts: [String: Int] = [:]
    /// The connection of the last launch.
    var connection: ServiceConnection<Call>?

    mutating func takeFault(of call: Call) -> ServiceFault<Call.Failure>? {
      if isDown { return .fails(Call.Failure(.connectionLost), .beforeWork) }
      return take(of: call) { $0 != .holdsRefusal }
    }

    /// Takes the first scheduled fault for a call of a kind.
    mutating func take(
      of call: Call, where isWanted: (ServiceFault<Call.Failure>) -> Bool
    ) -> ServiceFault<Call.Failure>? {
      let first = scheduledFaults.firstIndex { ($0.call == nil || $0.call == call) && isWanted($0.fault) }
      guard let first else { return nil }
      let fault = scheduledFaults[first].fault
      scheduledFaults[first].count -= 1
      if scheduledFaults[first].count == 0 { scheduledFaults.remove(at: first) }
      return fault
    }
  }

  /// A request for the same fault in a number of calls of a kind; nil for any kind.
  private struct ScheduledFault {
    let call: Call?
    let fault: ServiceFault<Call.Failure>
    var count: Int
  }

  private struct HeldReply {
    let call: Call
    /// The reply, as text.
    let text: String
    /// The number of calls of its kind up to it.
    let number: Int
    let delivery: AsyncStream<Never>.Continuation
  }

  let clock: any ServiceClock
  let lateRequests: LateRequests
  private let state = Mutex(State())

  /// - Parameter clock: The clock of the app's device.
  public convenience init(clock: any ServiceClock) { self.init(clock: clock, lateRequests: LateRequests()) }

  private init(clock: any ServiceClock, lateRequests: LateRequests) {
    self.clock = clock
    self.lateRequests = lateRequests
  }

  /// Returns a way to the same service without faults, for checks of its data; late requests arrive there, too.
  public func withoutFaults() -> ServiceFaults { ServiceFaults(clock: clock, lateRequests: lateRequests) }

  /// Connects a launch of the app with the service.
  /// - Parameter kill: Kills the process.
  public func connect(kill: @escaping @MainActor @Sendable () async -> Void = {}) -> ServiceConnection<Call> {
    let connection = ServiceConnection(self, kill: kill)
    state.withLock { state in
      state.connection = connection
      state.hasHadFault = state.isDown || !state.scheduledFaults.isEmpty
    }
    return connection
  }

  /// Applies a command; of two faults for a call, the older one is used first.
  public func apply(_ command: FaultCommand<Call>) {
    if case .kill(let point, let call) = command {
      state.withLock(\.connection)?.scheduleKill(at: point, of: call)
      return
    }
    let delivered = state.withLock { state in
      state.hasHadFault = true
      return Self.apply(command, to: &state)
    }
    for delivery in delivered { delivery.finish() }
  }

  /// Applies a command to the state, and returns the held replies that it delivers, in order.
  private static func apply(_ command: FaultCommand<Call>, to state: inout State) -> [AsyncStream<Never>.Continuation] {
    let held = state.held.keys.sorted()
    var delivered: [Int] = []
    switch command {
    case .disconnect: state.isDown = true
    case .reconnect: state.isDown = false
    case .deliverReplies: delivered = held
    case .deliverLastReply: delivered = held.suffix(1)
    case .deliverReply(let number): if held.indices.contains(number - 1) { delivered = [held[number - 1]] }
    case .next(let count, let call, let fault):
      if count > 0 { state.scheduledFaults.append(ScheduledFault(call: call, fault: fault, count: count)) }
    case .kill: break
    }
    return delivered.compactMap { state.held.removeValue(forKey: $0)?.delivery }
  }

  /// The number of unused faults, which should be zero at the end of a journey.
  public var pendingCount: Int { state.withLock { $0.scheduledFaults.reduce(0) { $0 + $1.count } } }

  /// A Boolean value that indicates whether all calls lose their connection.
  public var isDown: Bool { state.withLock(\.isDown) }

  /// The number of held replies.
  public var heldCount: Int { state.withLock { $0.held.count } }

  /// The number of requests on their way to the service.
  public var lateRequestCount: Int { lateRequests.count }

  /// The point at which the process will be killed.
  var scheduledKill: ServiceConnection<Call>.ScheduledKill? { state.withLock { $0.connection }?.scheduledKill }

  /// Waits until this reply is delivered, or the task is cancelled.
  func hold(_ reply: String, to call: Call) async {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    let id = state.withLock { state in
      state.totalHeldCount += 1
      state.held[state.totalHeldCount] = HeldReply(
        call: call, text: reply, number: state.callCounts[call.rawValue] ?? 0, delivery: continuation)
      return state.totalHeldCount
    }
    for await _ in stream {}
    state.withLock { _ = $0.held.removeValue(forKey: id) }
  }

  /// Takes the fault for a new call.
  /// - Returns: The fault, and a stream for an overtaken call, which ends with the next reply to a call of the same kind, or
  ///   when the task is cancelled.
  func next(for call: Call) -> (fault: ServiceFault<Call.Failure>?, nextAnswer: AsyncStream<Never>) {
    let (nextAnswer, continuation) = AsyncStream.makeStream(of: Never.self)
    let fault = state.withLock { state in
      state.callCounts[call.rawValue, default: 0] += 1
      let fault = state.takeFault(of: call)
      // Registered at once, since any reply from now on counts.
      if fault == .isOvertaken { state.overtaken[call, default: []].append(continuation) }
      return fault
    }
    return (fault, nextAnswer)
  }

  /// Takes the fault of a call whose caller is not admitted.
  /// - Returns: Whether the refusal is held.
  func takesHeldRefusal(of call: Call) -> Bool {
    state.withLock { state in
      guard state.take(of: call, where: { $0 == .holdsRefusal }) != nil else { return false }
      state.callCounts[call.rawValue, default: 0] += 1
      return true
    }
  }

  /// Releases the overtaken replies, which follow this one.
  func didAnswer(_ call: Call) {
    let waiting = state.withLock { $0.overtaken.removeValue(forKey: call) ?? [] }
    for continuation in waiting { continuation.finish() }
  }
}

// MARK: - SimulatedService

extension ServiceFaults: SimulatedService {
  public static var word: String { Call.service }
  public static var calls: [String] { Call.allCases.map(\.rawValue) }
  public static var phrases: [String] { FaultCommand<Call>.phrases.filter { !$0.hasSuffix("overtaken") } }

  public static var places: [String: [PhrasePlace]] {
    Dictionary(FaultPhrase<Call>.all.map { ($0.example, $0.places) }, uniquingKeysWith: { first, _ in first })
  }

  public var status: ServiceStatus {
    let (kill, lateCount) = (scheduledKill, lateRequests.count)
    return state.withLock { state in
      ServiceStatus(
        isDown: state.isDown, pendingCount: state.scheduledFaults.reduce(0) { $0 + $1.count },
        // A key path of a generic type would be made anew at each use.
        heldCalls: state.held.isEmpty ? [] : state.held.sorted { $0.key < $1.key }.map { $0.value.call.rawValue },
        lateRequestCount: lateCount,
        callCounts: state.callCounts,
        isKillScheduled: kill != nil, hasHadFault: state.hasHadFault,
        text: Self.text(of: state) + (lateCount == 0 ? "" : " late \(lateCount)")
          + (kill.map { "!\($0.point) \($0.call?.rawValue ?? "")" } ?? ""))
    }
  }

  public func perform(_ phrase: String, _ texts: [String], canHold: Bool) throws(FaultPhraseError) {
    let command = try FaultCommand<Call>(phrase: phrase, texts: texts)
    if !canHold, case .next(_, _, let fault) = command, [.isHeld, .holdsRefusal].contains(fault) {
      throw .holdsOnThreads
    }
    apply(command)
  }

  public func didKill() { state.withLock(\.connection)?.close() }
}

// MARK: - CustomStringConvertible

extension ServiceFaults: CustomStringConvertible {
  /// The unused faults and the held replies, in order; a held reply is outdated if the app has asked again since.
  public var description: String { state.withLock { Self.text(of: $0) } }

  private static func text(of state: State) -> String {
    guard state.isDown || !state.scheduledFaults.isEmpty || !state.held.isEmpty else { return "up" }
    let scheduledFaults = state.scheduledFaults.map { "\($0.count) \($0.call?.rawValue ?? "call") \($0.fault)" }
    let held = state.held.sorted { $0.key < $1.key }.map { _, held in
      let isOutdated = held.number < state.callCounts[held.call.rawValue] ?? 0
      return "\(held.call.rawValue) \(held.text)" + (isOutdated ? " outdated" : "")
    }
    return
      "\(state.isDown ? "down" : "up") \(scheduledFaults.joined(separator: ", ")) held \(held.joined(separator: ", "))"
  }
}
