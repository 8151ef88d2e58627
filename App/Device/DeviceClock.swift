import Foundation
import Profile
import Synchronization

/// The device's clock: the system's, or one that stands still; a journey moves either on.
final class DeviceClock: Sendable {
  /// When a journey begins, unless it is said otherwise.
  static let journeyStart = Date(timeIntervalSince1970: 1_795_251_600)  // 2026-11-21T09:00:00Z

  private let start: Date?
  private let calendar: Calendar
  private let firstDay: CivilDate
  private let advanced = Mutex(TimeInterval.zero)

  /// A clock that stands at `start`, in UTC; without one, the system's, in its time zone.
  /// - Throws: when that is not a moment of the years 1 to 9999.
  init(startingAt start: Date? = nil) throws(CivilDateError) {
    self.start = start
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = start == nil ? .current : .gmt
    self.calendar = calendar
    firstDay = try Self.day(of: start ?? .now, in: calendar)
  }

  /// The moment that it is.
  var now: Date { (start ?? .now) + advanced.withLock { $0 } }

  /// The day that it is; beyond the year 9999, which nobody gets to, the one on which the clock was started.
  var today: CivilDate { (try? Self.day(of: now, in: calendar)) ?? firstDay }

  /// Time goes by.
  func advance(by duration: Duration) {
    advanced.withLock { $0 += TimeInterval(duration.components.seconds) }
  }

  private static func day(of date: Date, in calendar: Calendar) throws(CivilDateError) -> CivilDate {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return try CivilDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
  }
}
