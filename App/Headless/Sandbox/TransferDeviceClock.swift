import Contact
import FlowProgram
import Foundation
import Transfer

/// The device's clock for Transfer and its bank.
struct TransferDeviceClock: TransferClock {
  let clock: DeviceClock

  var now: Timestamp { Timestamp(clock.now) }

  func sleep(for duration: Duration) async throws { try await clock.sleep(for: duration) }
}

extension DeviceClock {
  /// Returns the current day.
  /// - Throws: An error if the year is not between 1 and 9999.
  func today() throws(UsageError) -> CivilDate {
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: now)
    do {
      guard parts.era == 1 else { throw CivilDateError.noSuchDay }
      return try CivilDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
    } catch {
      throw .data("The device's clock is outside the years 1 to 9999. Set it, or choose a time with --now.")
    }
  }
}
