/// A fault at a point of a process.
struct Strike: Hashable, Sendable, CustomStringConvertible {
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

  /// Every way to strike at one call.
  static func all(at call: Int) -> [Strike] {
    Moment.allCases.flatMap { moment in
      Kind.allCases.filter { $0 != .isRefused || moment == .before }.map {
        Strike(call: call, moment: moment, kind: $0)
      }
    }
  }
}

/// A process with counted calls to the bank and the store, which fail as planned.
@MainActor
final class StruckProcess {
  struct Struck: Error {
    let kind: Strike.Kind
  }

  private var planned: [Strike]
  private(set) var calls: [String] = []
  private(set) var isDead = false
  private(set) var struck: [Strike] = []

  init(_ strikes: [Strike] = []) { planned = strikes }

  /// Makes a call, unless it is struck before; its effect is not reported if it is struck after.
  ///
  /// A killed process does nothing.
  func call<Value>(_ name: String, _ work: () throws -> Value) throws -> Value {
    guard !isDead else { throw Struck(kind: .dies) }
    calls.append(name)
    try strike(.before)
    let value = try work()
    try strike(.after)
    return value
  }

  private func strike(_ moment: Strike.Moment) throws {
    guard let strike = planned.first(where: { $0.call == calls.count - 1 && $0.moment == moment }) else { return }
    struck.append(strike)
    isDead = strike.kind == .dies
    throw Struck(kind: strike.kind)
  }
}
