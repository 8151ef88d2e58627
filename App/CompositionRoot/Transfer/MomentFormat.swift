import FlowKit
import Foundation
import Transfer

/// The format of points in time on screens.
struct MomentFormat: Sendable {
  private let timeZone: TimeZone?

  /// A format for people in a time zone, such as `21 November 2026 at 09:30`; without one, an exact format for journeys,
  /// such as `2026-11-21T09:30:00Z`.
  init(in timeZone: TimeZone?) {
    self.timeZone = timeZone
  }

  func text(of moment: Timestamp) -> Moment { Moment(timestamp: moment, timeZone: timeZone) }

  /// A point in time as a part of a text.
  struct Moment: TextArgument {
    fileprivate let timestamp: Timestamp
    fileprivate let timeZone: TimeZone?

    var developerForm: String {
      timeZone.map { timestamp.date.formatted(Self.british(in: $0)) } ?? timestamp.text
    }

    func form(in language: Language) -> String {
      guard let timeZone else { return timestamp.text }
      var style = Date.FormatStyle(date: .long, time: .shortened)
      style.locale = Locale(identifier: language.identifier)
      style.timeZone = timeZone
      return timestamp.date.formatted(style)
    }

    private static func british(in zone: TimeZone) -> Date.VerbatimFormatStyle {
      Date.VerbatimFormatStyle(
        format: """
          \(day: .defaultDigits) \(month: .wide) \(year: .defaultDigits) at \
          \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)
          """,
        locale: Locale(identifier: "en_GB"), timeZone: zone, calendar: Calendar(identifier: .gregorian))
    }
  }
}
