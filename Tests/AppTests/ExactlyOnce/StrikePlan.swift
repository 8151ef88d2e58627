/// The planned faults, in order, and the points of further ones.
///
/// It outlives the processes that are struck.
@MainActor
final class StrikePlan {
  private var strikes: [Strike]
  private var isCounting = false
  private var callCounts: [Strike.Call: Int] = [:]

  /// Where the app came by after the last strike, until the intent was closed.
  private(set) var points: [Strike.Point] = []

  init(_ strikes: [Strike] = []) {
    self.strikes = strikes
  }

  /// Whether all planned faults have happened.
  var isOver: Bool { strikes.isEmpty }

  /// The person confirms: from now on it is counted.
  func didConfirm() {
    isCounting = true
  }

  /// The transfer is known and noted: what comes later can harm it no more.
  func didClose() {
    isCounting = false
  }

  /// A call is made.
  /// - Returns: the fault to inject.
  func harm(at call: Strike.Call) -> Strike.Harm? {
    guard isCounting else { return nil }
    let point = Strike.Point(call: call, number: callCounts[call, default: 0])
    callCounts[call] = point.number + 1
    guard let strike = strikes.first else {
      points.append(point)
      return nil
    }
    guard strike.point == point else { return nil }
    strikes.removeFirst()
    callCounts = [:]
    return strike.harm
  }
}
