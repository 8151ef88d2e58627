import FlowProgram
import Transfer

/// The device's clock for Transfer and its bank.
struct TransferDeviceClock: TransferClock {
  let clock: DeviceClock

  var now: Timestamp { Timestamp(clock.now) }

  /// Advances the device's clock instead of waiting.
  func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    clock.advance(by: duration)
  }
}
