import Foundation
import Transfer

/// How moments are written on screens.
struct MomentFormat: Sendable {
  private let timeZone: TimeZone?

  /// A format for people in a time zone, such as `21 November 2026 at 09:30`; without one, an exact format for journeys,
  /// such as `2026-11-21T09:30:00Z`.
  init(in timeZone: TimeZone?) {
    self.timeZone = timeZone
  }

  /// Returns a moment as text.
  func text(of moment: Timestamp) -> String {
    timeZone.map { moment.date.formatted(Self.style(in: $0)) } ?? moment.text
  }

  private static func style(in zone: TimeZone) -> Date.VerbatimFormatStyle {
    Date.VerbatimFormatStyle(
      format: """
        \(day: .defaultDigits) \(month: .wide) \(year: .defaultDigits) at \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)
        """,
      locale: Locale(identifier: "en_GB"), timeZone: zone, calendar: Calendar(identifier: .gregorian))
  }
}
