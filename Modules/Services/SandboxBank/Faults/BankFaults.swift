import Synchronization
import Transfer

/// What goes wrong with the next calls to the bank.
///
/// It belongs to the way to the bank and not to its books: it is forgotten when the process ends.
public final class BankFaults: Sendable {
  private struct State {
    var isDown = false
    var orders: [Order] = []
    var overtaken: [BankCall: [AsyncStream<Never>.Continuation]] = [:]
    var held: [Int: AsyncStream<Never>.Continuation] = [:]
    var heldSoFar = 0

    mutating func takeFault(of call: BankCall) -> BankFault? {
      if isDown { return .fails(.connectionLost, .beforeWork) }
      guard let index = orders.firstIndex(where: { [call, .any].contains($0.call) }) else { return nil }
      let fault = orders[index].fault
      orders[index].count -= 1
      if orders[index].count == 0 { orders.remove(at: index) }
      return fault
    }
  }

  /// So many calls of a kind have the same fault.
  private struct Order {
    let call: BankCall
    let fault: BankFault
    var count: Int
  }

  private let state = Mutex(State())

  /// Nothing goes wrong.
  public init() {}

  /// Does what a command says; of two orders for a call, the older comes first.
  public func apply(_ command: BankCommand) {
    state.withLock { state in
      switch command {
      case .isDown: state.isDown = true
      case .isUp: state.isDown = false
      case .givesReplies:
        let held = state.held.sorted { $0.key < $1.key }
        state.held = [:]
        for (_, continuation) in held { continuation.finish() }
      case .next(let count, let call, let fault):
        guard count > 0 else { return }
        state.orders.append(Order(call: call, fault: fault, count: count))
      }
    }
  }

  /// How many calls are still to go wrong; a journey that ends should have seen them all.
  public var pendingCount: Int {
    state.withLock { $0.orders.reduce(0) { $0 + $1.count } }
  }

  /// Whether no call gets through.
  public var isDown: Bool { state.withLock(\.isDown) }

  /// How many replies are held back.
  public var heldCount: Int { state.withLock { $0.held.count } }

  /// Returns when the reply of this call is given, or the waiting task is cancelled.
  func waitForReply() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    let id = state.withLock { state in
      state.heldSoFar += 1
      state.held[state.heldSoFar] = continuation
      return state.heldSoFar
    }
    for await _ in stream {}
    state.withLock { _ = $0.held.removeValue(forKey: id) }
  }

  /// Takes the fault of a call that is made now.
  /// - Returns: the fault, and what an overtaken call waits for: it ends with the next answer to a call of the kind, or
  ///   when the waiting task is cancelled.
  func next(for call: BankCall) -> (fault: BankFault?, nextAnswer: AsyncStream<Never>) {
    let (nextAnswer, continuation) = AsyncStream.makeStream(of: Never.self)
    let fault = state.withLock { state in
      let fault = state.takeFault(of: call)
      // At once: an answer that comes from now on counts, however early.
      if fault == .isOvertaken { state.overtaken[call, default: []].append(continuation) }
      return fault
    }
    return (fault, nextAnswer)
  }

  /// Lets the answers go that were to come after this one.
  func didAnswer(_ call: BankCall) {
    let waiting = state.withLock { $0.overtaken.removeValue(forKey: call) ?? [] }
    for continuation in waiting { continuation.finish() }
  }
}

// MARK: - CustomStringConvertible

extension BankFaults: CustomStringConvertible {
  /// What is still to go wrong, in order.
  public var description: String {
    state.withLock { state in
      let orders = state.orders.map { "\($0.count) \($0.call) \($0.fault)" }
      return "\(state.isDown ? "down" : "up") \(orders.joined(separator: ", ")) held \(state.held.count)"
    }
  }
}
