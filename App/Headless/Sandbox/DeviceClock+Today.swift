import Foundation
import Profile
import SimulatedDevice

extension DeviceClock {
  /// The day that it is.
  /// - Throws: When it is not one of the years 1 to 9999.
  func today() throws(CivilDateError) -> CivilDate {
    let parts = calendar.dateComponents([.year, .month, .day], from: now)
    return try CivilDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
  }
}
