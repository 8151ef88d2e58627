import Contact
import Foundation
import Profile
import Transfer

/// The system clock, with the current calendar.
struct PhoneClock: TransferClock {
  var now: Timestamp { Timestamp(.now) }

  func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }

  /// Returns the current day in the person's time zone.
  func today() -> CivilDate {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: .now)
    do {
      return try CivilDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
    } catch {
      preconditionFailure("The system's clock says that it is not one of the years 1 to 9999.")
    }
  }
}
