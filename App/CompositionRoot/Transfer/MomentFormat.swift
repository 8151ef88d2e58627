public import Foundation
public import Transfer

/// How moments are written on screens.
public enum MomentFormat: Sendable {
  /// `2026-11-21T09:30:00Z`: for journeys, which depend on seconds and on no place.
  case exact
  /// `21 November 2026 at 09:30`, in this time zone: for people.
  case spoken(TimeZone)

  /// A moment in this format.
  public func text(of moment: Timestamp) -> String {
    switch self {
    case .exact: moment.text
    case .spoken(let zone): moment.date.formatted(Self.style(in: zone))
    }
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
