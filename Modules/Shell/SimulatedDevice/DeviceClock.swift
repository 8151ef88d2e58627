public import Foundation
import Synchronization

/// The device's clock: the system's, or one that stands still; a journey moves either on.
public final class DeviceClock: Sendable {
  /// When a journey begins, unless it is said otherwise.
  public static let journeyStart = Date(timeIntervalSince1970: 1_795_251_600)  // 2026-11-21T09:00:00Z

  /// What says which day it is: in UTC where the clock stands still, else in the system's time zone.
  public let calendar: Calendar

  private let start: Date?
  private let advanced = Mutex(TimeInterval.zero)

  /// A clock that stands at `start`, in UTC; without one, the system's, in its time zone.
  public init(startingAt start: Date? = nil) {
    self.start = start
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = start == nil ? .current : .gmt
    self.calendar = calendar
  }

  /// Whether it is the system's, and does not stand still.
  public var isSystemClock: Bool { start == nil }

  /// The moment that it is.
  public var now: Date { (start ?? .now) + advanced.withLock { $0 } }

  /// Time goes by.
  public func advance(by duration: Duration) {
    advanced.withLock { $0 += TimeInterval(duration.components.seconds) }
  }
}
