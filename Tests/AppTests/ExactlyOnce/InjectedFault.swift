import SandboxBank

/// A fault at one point between the confirmation and the closed intent.
struct InjectedFault: Hashable, Sendable, CustomStringConvertible {
  /// A call to the intent store or the bank.
  enum Call: Hashable, Sendable {
    case begin, close, abandon, openIntentIDs, record
    case bank(BankCall)
  }

  /// The index of the call of a kind, counted from the confirmation or the previous fault.
  struct Point: Hashable, Sendable {
    let call: Call
    let number: Int
  }

  enum Harm: Hashable, Sendable {
    case diesBefore, diesAfter
    /// The intent store fails, before or after the change.
    case failsBefore, failsAfter
    /// The fault at the bank.
    case bank(String)
  }

  let point: Point
  let harm: Harm

  var description: String { "\(harm) at \(point.call) \(point.number)" }
}

// MARK: - All there are

extension InjectedFault {
  /// All faults at a point.
  static func all(at point: Point) -> [InjectedFault] {
    faults(at: point, words: bankFaults)
  }

  /// A fault of each kind, where all faults would take too long.
  static func few(at point: Point) -> [InjectedFault] {
    faults(at: point, words: ["loses its request", "loses its reply", "refuses 403"])
  }

  /// The kills of the process.
  static func deaths(at point: Point) -> [InjectedFault] {
    [.diesBefore, .diesAfter].map { InjectedFault(point: point, harm: $0) }
  }

  private static func faults(at point: Point, words: [String]) -> [InjectedFault] {
    let harms: [Harm]
    switch point.call {
    case .bank: harms = words.map { .bank($0) }
    case .begin, .close, .abandon, .openIntentIDs, .record: harms = [.failsBefore, .failsAfter]
    }
    return deaths(at: point) + harms.map { InjectedFault(point: point, harm: $0) }
  }

  private static let bankFaults =
    [
      "times out before the work", "times out after the work", "loses its request", "loses its reply", "is unreadable",
      "answers 429 retry-after 30", "answers 429 retry-after 600", "takes 1800 seconds",
    ]
    + [408, 429, 500, 502, 503, 504].flatMap { ["answers \($0)", "answers \($0) after the work"] }
    + [400, 401, 403, 404, 422].map { "refuses \($0)" }
}
