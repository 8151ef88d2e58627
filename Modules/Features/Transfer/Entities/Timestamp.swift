public import Foundation
public import Validation

/// A moment, exact to the second, from 1970 to the year 9999.
///
/// It is coded as ISO 8601 in UTC, so that what was saved equals what is read, and texts sort as moments do.
public struct Timestamp: ValidatedText {
  /// Seconds since 1 January 1970, UTC.
  public let secondsSince1970: Int64

  /// The moment as `2026-10-30T12:00:00Z`.
  public var text: String { date.formatted(.iso8601) }

  /// The moment for the platform's calendars and formatters.
  public var date: Date { Date(timeIntervalSince1970: TimeInterval(secondsSince1970)) }

  /// The second that a date is in; before 1970, the first.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    self.init(clamping: Int64(exactly: seconds) ?? (seconds < 0 ? .min : .max))
  }

  /// Reads a moment in exactly the form in which ``text`` writes it.
  public init(_ text: String) throws(TimestampError) {
    guard let date = try? Date(text, strategy: .iso8601) else { throw .malformed(text) }
    self.init(date)
    // The platform also takes other forms, and turns 30 February into 1 March.
    guard self.text == text else { throw .malformed(text) }
  }

  /// A later moment; at the end of the year 9999 it stays there.
  public static func + (timestamp: Timestamp, duration: Duration) -> Timestamp {
    let seconds = timestamp.secondsSince1970.addingReportingOverflow(duration.components.seconds)
    return Timestamp(clamping: seconds.overflow ? .max : seconds.partialValue)
  }

  private init(clamping seconds: Int64) {
    secondsSince1970 = min(max(seconds, 0), 253_402_300_799)
  }
}

// MARK: - Comparable

extension Timestamp: Comparable {
  /// Whether one moment comes before another.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}

/// Why a text is no moment.
public enum TimestampError: ReadableError {
  case malformed(String)

  /// The reason and what is expected.
  public var sentence: String {
    switch self {
    case .malformed(let text): "“\(text)” is not a moment. Write it in UTC, such as 2026-10-30T12:00:00Z."
    }
  }
}
