import SimulatedDevice
import Transfer

/// The device's clock as Transfer and its bank see it.
struct TransferDeviceClock: TransferClock {
  let clock: DeviceClock

  var now: Timestamp { Timestamp(clock.now) }

  /// Nobody sits through a pause here: the device's clock is moved on by it.
  func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    clock.advance(by: duration)
  }
}
