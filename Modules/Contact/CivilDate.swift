public import FlowValues

/// A day of the Gregorian calendar (ISO 8601), without a time zone.
///
/// Foundation's `Date` is not used: it turns 30 February into 1 March, and its day depends on a time zone.
public struct CivilDate: ValidatedText {
  public static let typing = TypedText.code

  /// 1 to 9999.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31, at most the number of days in the month.
  public let day: Int

  /// Creates the day with a year from 1 to 9999.
  public init(year: Int, month: Int, day: Int) throws(CivilDateError) {
    guard
      (1...9999).contains(year), (1...12).contains(month),
      (1...Self.dayCount(of: month, in: year)).contains(day)
    else { throw .noSuchDay }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the day as `YYYY-MM-DD`, exactly, in ASCII digits.
  public init(cleaned text: String) throws(CivilDateError) {
    if let scalar = text.unicodeScalars.first(where: { !$0.isASCII }) { throw .unexpectedCharacter(scalar) }
    let scalars = text.unicodeScalars.map(\.value)
    guard scalars.count == 10, scalars[4] == 0x2D, scalars[7] == 0x2D else { throw .malformed }
    let parts = [scalars[0...3], scalars[5...6], scalars[8...9]]
    guard parts.joined().allSatisfy({ (0x30...0x39).contains($0) }) else { throw .malformed }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    try self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The day as `YYYY-MM-DD`.
  public var text: String {
    [(year, 4), (month, 2), (day, 2)].map { number, width in
      let digits = String(number)
      return String(repeating: "0", count: width - digits.count) + digits
    }.joined(separator: "-")
  }

  private static func dayCount(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

// MARK: - Comparable

extension CivilDate: Comparable {
  public static func < (lhs: CivilDate, rhs: CivilDate) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }
}

/// The reason why a text is not a day.
public enum CivilDateError: ReadableError {
  case malformed
  case unexpectedCharacter(Unicode.Scalar)
  case noSuchDay

  public var sentence: LocalizedText {
    switch self {
    case .malformed: "Write the date as year, month and day in digits, such as 1990-12-31."
    case .unexpectedCharacter(let scalar):
      "A date cannot contain \(scalar.shown). Write it in the digits 0 to 9, such as 1990-12-31."
    case .noSuchDay: "The calendar has no such day. Write a date such as 1990-12-31."
    }
  }
}
