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

  /// Takes the fault of a call that is made now.
  func next(for call: BankCall) -> BankFault? {
    state.withLock { state in
      if state.isDown { return .fails(.connectionLost, .beforeWork) }
      guard let index = state.orders.firstIndex(where: { [call, .any].contains($0.call) }) else { return nil }
      state.orders[index].count -= 1
      let fault = state.orders[index].fault
      if state.orders[index].count == 0 { state.orders.remove(at: index) }
      return fault
    }
  }

  /// Ends once another call of the kind has been answered from now on, or the waiting task is cancelled.
  func nextAnswer(to call: BankCall) -> AsyncStream<Never> {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    state.withLock { $0.overtaken[call, default: []].append(continuation) }
    return stream
  }

  /// Lets the answers go that were to come after this one.
  func didAnswer(_ call: BankCall) {
    let waiting = state.withLock { $0.overtaken.removeValue(forKey: call) ?? [] }
    for continuation in waiting { continuation.finish() }
  }
}
