/// A fault at a point of a process.
struct InjectedFault: Hashable, Sendable, CustomStringConvertible {
  enum Moment: CaseIterable { case before, after }
  enum Kind: CaseIterable {
    case dies
    case fails
    /// A proxy refuses, regardless of the bank's result.
    case isRefused
  }

  let call: Int
  let moment: Moment
  let kind: Kind

  var description: String { "\(kind) \(moment) call \(call)" }

  /// All faults at one call.
  static func all(at call: Int) -> [InjectedFault] {
    Moment.allCases.flatMap { moment in
      Kind.allCases.filter { $0 != .isRefused || moment == .before }.map {
        InjectedFault(call: call, moment: moment, kind: $0)
      }
    }
  }
}

/// A process with counted calls to the bank and the store, which fail as planned.
@MainActor
final class FaultyProcess {
  struct FaultError: Error {
    let kind: InjectedFault.Kind
  }

  private var planned: [InjectedFault]
  private(set) var calls: [String] = []
  private(set) var isDead = false
  private(set) var injected: [InjectedFault] = []

  init(_ faults: [InjectedFault] = []) { planned = faults }

  /// Makes a call, unless a fault comes before it; its result is lost if a fault comes after it.
  ///
  /// A killed process does nothing.
  func call<Value>(_ name: String, _ work: () throws -> Value) throws -> Value {
    guard !isDead else { throw FaultError(kind: .dies) }
    calls.append(name)
    try injectFault(.before)
    let value = try work()
    try injectFault(.after)
    return value
  }

  private func injectFault(_ moment: InjectedFault.Moment) throws {
    guard let fault = planned.first(where: { $0.call == calls.count - 1 && $0.moment == moment }) else { return }
    injected.append(fault)
    isDead = fault.kind == .dies
    throw FaultError(kind: fault.kind)
  }
}
