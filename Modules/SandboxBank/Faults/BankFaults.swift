import Synchronization
import Transfer

/// The faults of the next calls to the bank.
///
/// They belong to the connection, and not to the books: they are lost when the process ends.
public final class BankFaults: Sendable {
  private struct State {
    var isDown = false
    var scheduledFaults: [ScheduledFault] = []
    var overtaken: [BankCall: [AsyncStream<Never>.Continuation]] = [:]
    var held: [Int: HeldReply] = [:]
    var totalHeldCount = 0
    /// The number of calls of each kind.
    var callCounts: [BankCall: Int] = [:]

    mutating func takeFault(of call: BankCall) -> BankFault? {
      if isDown { return .fails(.connectionLost, .beforeWork) }
      guard let index = scheduledFaults.firstIndex(where: { [call, .any].contains($0.call) }) else { return nil }
      let fault = scheduledFaults[index].fault
      scheduledFaults[index].count -= 1
      if scheduledFaults[index].count == 0 { scheduledFaults.remove(at: index) }
      return fault
    }
  }

  /// A request for the same fault in a number of calls of a kind.
  private struct ScheduledFault {
    let call: BankCall
    let fault: BankFault
    var count: Int
  }

  private struct HeldReply {
    let call: BankCall
    /// The reply, as text.
    let text: String
    /// The number of calls of its kind up to it.
    let number: Int
    let delivery: AsyncStream<Never>.Continuation
  }

  private let state = Mutex(State())

  public init() {}

  /// Applies a command; of two faults for a call, the older one is used first.
  public func apply(_ command: BankCommand) {
    state.withLock { state in
      switch command {
      case .disconnect: state.isDown = true
      case .reconnect: state.isDown = false
      case .deliverReplies:
        let held = state.held.sorted { $0.key < $1.key }
        state.held = [:]
        for (_, held) in held { held.delivery.finish() }
      case .deliverLastReply:
        guard let last = state.held.keys.max() else { return }
        state.held.removeValue(forKey: last)?.delivery.finish()
      case .next(let count, let call, let fault):
        guard count > 0 else { return }
        state.scheduledFaults.append(ScheduledFault(call: call, fault: fault, count: count))
      }
    }
  }

  /// The number of unused faults, which should be zero at the end of a journey.
  public var pendingCount: Int {
    state.withLock { $0.scheduledFaults.reduce(0) { $0 + $1.count } }
  }

  /// A Boolean value that indicates whether all calls lose their connection.
  public var isDown: Bool { state.withLock(\.isDown) }

  /// The calls whose replies are held, in order.
  public var heldCalls: [String] { state.withLock { $0.held.sorted { $0.key < $1.key }.map(\.value.call.rawValue) } }

  public var heldCount: Int { state.withLock { $0.held.count } }

  /// The number of replies that are held, or wait until another one has overtaken them.
  public var waitingCount: Int {
    state.withLock { $0.held.count + $0.overtaken.values.reduce(0) { $0 + $1.count } }
  }

  /// Waits until this reply is delivered, or the task is cancelled.
  func hold(_ reply: String, to call: BankCall) async {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    let id = state.withLock { state in
      state.totalHeldCount += 1
      state.held[state.totalHeldCount] = HeldReply(
        call: call, text: reply, number: state.callCounts[call] ?? 0, delivery: continuation)
      return state.totalHeldCount
    }
    for await _ in stream {}
    state.withLock { _ = $0.held.removeValue(forKey: id) }
  }

  /// Takes the fault for a new call.
  /// - Returns: The fault, and a stream for an overtaken call, which ends with the next reply to a call of the same kind, or
  ///   when the task is cancelled.
  func next(for call: BankCall) -> (fault: BankFault?, nextAnswer: AsyncStream<Never>) {
    let (nextAnswer, continuation) = AsyncStream.makeStream(of: Never.self)
    let fault = state.withLock { state in
      state.callCounts[call, default: 0] += 1
      let fault = state.takeFault(of: call)
      // Registered at once, since any reply from now on counts.
      if fault == .isOvertaken { state.overtaken[call, default: []].append(continuation) }
      return fault
    }
    return (fault, nextAnswer)
  }

  /// Releases the overtaken replies, which follow this one.
  func didAnswer(_ call: BankCall) {
    let waiting = state.withLock { $0.overtaken.removeValue(forKey: call) ?? [] }
    for continuation in waiting { continuation.finish() }
  }
}

// MARK: - CustomStringConvertible

extension BankFaults: CustomStringConvertible {
  /// The unused faults and the held replies, in order; a held reply is outdated if the app has asked again since.
  public var description: String {
    state.withLock { state in
      let scheduledFaults = state.scheduledFaults.map { "\($0.count) \($0.call) \($0.fault)" }
      let held = state.held.sorted { $0.key < $1.key }.map { _, held in
        let isOutdated = held.number < state.callCounts[held.call] ?? 0
        return "\(held.call) \(held.text)" + (isOutdated ? " outdated" : "")
      }
      return
        "\(state.isDown ? "down" : "up") \(scheduledFaults.joined(separator: ", ")) held \(held.joined(separator: ", "))"
    }
  }
}
