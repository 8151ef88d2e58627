public import Foundation
import Synchronization

/// The device's clock: the system clock, or one that is stopped; a journey can advance both.
public final class DeviceClock: Sendable {
  /// The default time at the start of a journey.
  public static let journeyStart = Date(timeIntervalSince1970: 1_795_251_600)  // 2026-11-21T09:00:00Z

  /// The calendar: in UTC if the clock is stopped, else in the system's time zone.
  public let calendar: Calendar

  private let start: Date?
  private let advanced = Mutex(TimeInterval.zero)

  /// Creates a clock that is stopped at `start`, in UTC; if nil, the system clock, in its time zone.
  package init(startingAt start: Date? = nil) {
    self.start = start
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = start == nil ? .current : .gmt
    self.calendar = calendar
  }

  public var isSystemClock: Bool { start == nil }

  public var now: Date { (start ?? .now) + advanced.withLock { $0 } }

  public func advance(by duration: Duration) {
    advanced.withLock { $0 += TimeInterval(duration.components.seconds) }
  }
}
