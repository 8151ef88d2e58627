/// The planned faults, in order, and the points of further ones.
///
/// It outlives killed processes.
@MainActor
final class FaultPlan {
  private var faults: [InjectedFault]
  private var isCounting = false
  private var callCounts: [InjectedFault.Call: Int] = [:]

  /// The points that the app has passed since the last fault, until the intent was closed.
  private(set) var points: [InjectedFault.Point] = []

  init(_ faults: [InjectedFault] = []) {
    self.faults = faults
  }

  /// Whether all planned faults have happened.
  var isOver: Bool { faults.isEmpty }

  /// The person confirms: from now on, calls are counted.
  func didConfirm() {
    isCounting = true
  }

  /// The intent is closed: later faults cannot harm the transfer.
  func didClose() {
    isCounting = false
  }

  /// Counts a call.
  /// - Returns: the fault to inject.
  func harm(at call: InjectedFault.Call) -> InjectedFault.Harm? {
    guard isCounting else { return nil }
    let point = InjectedFault.Point(call: call, number: callCounts[call, default: 0])
    callCounts[call] = point.number + 1
    guard let fault = faults.first else {
      points.append(point)
      return nil
    }
    guard fault.point == point else { return nil }
    faults.removeFirst()
    callCounts = [:]
    return fault.harm
  }
}
