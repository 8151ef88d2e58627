public import FlowValues
public import Foundation

/// A point in time, exact to the second, from 1970 to the year 9999.
///
/// It is encoded as ISO 8601 in UTC, so that it decodes to the same value, and texts sort chronologically.
public struct Timestamp: ValidatedText {
  /// Seconds since 1 January 1970, UTC.
  public let secondsSince1970: Int64

  public static let typing = TypedText.unchanged

  /// The timestamp as `2026-10-30T12:00:00Z`.
  public var text: String { date.formatted(.iso8601) }

  public var date: Date { Date(timeIntervalSince1970: TimeInterval(secondsSince1970)) }

  /// Creates a timestamp from a date, rounded down to the second; a date before 1970 becomes 1 January 1970.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    self.init(clamping: Int64(exactly: seconds) ?? (seconds < 0 ? .min : .max))
  }

  /// Parses the exact format of ``text``.
  public init(cleaned text: String) throws(TimestampError) {
    guard let date = try? Date(text, strategy: .iso8601) else { throw .malformed(text) }
    self.init(date)
    // Foundation also accepts other formats, and turns 30 February into 1 March.
    guard self.text == text else { throw .malformed(text) }
  }

  /// Returns a later timestamp, at most the end of the year 9999.
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
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}

/// The reason why a text is not a timestamp.
public enum TimestampError: ReadableError {
  case malformed(String)

  public var sentence: LocalizedText {
    switch self {
    case .malformed(let text):
      LocalizedText(forDevelopers: "“\(text)” is not a moment. Write it in UTC, such as 2026-10-30T12:00:00Z.")
    }
  }
}
