import FlowKit
import FlowScreens
import Foundation
import Transfer

/// A point in time as a part of a text.
struct FormattedTimestamp: TextArgument {
  private let timestamp: Timestamp
  private let timeZone: TimeZone?

  /// Creates a text for people in a time zone, such as `21 November 2026 at 09:30`.
  ///
  /// Without a time zone, journeys name it by an exact text, such as `2026-11-21T09:30:00Z`, and people read it in UTC.
  init(_ timestamp: Timestamp, in timeZone: TimeZone?) {
    self.timestamp = timestamp
    self.timeZone = timeZone
  }

  var developerForm: String {
    guard let timeZone else { return timestamp.text }
    let british = Date.VerbatimFormatStyle(
      format: """
        \(day: .defaultDigits) \(month: .wide) \(year: .defaultDigits) at \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)
        """,
      locale: Locale(identifier: "en_GB"), timeZone: timeZone, calendar: Calendar(identifier: .gregorian))
    return timestamp.date.formatted(british)
  }

  func form(in language: Language) -> String {
    var style = Date.FormatStyle(date: .long, time: .shortened)
    style.locale = Locale(identifier: language.localeIdentifier)
    style.timeZone = timeZone ?? .gmt
    return timestamp.date.formatted(style)
  }
}
