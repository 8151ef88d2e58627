public import Contact

/// The date of birth of a person who was 18 to 120 years old when it was entered.
public struct DateOfBirth: Hashable, Sendable {
  public let date: CivilDate

  /// Validates a date that was typed as `YYYY-MM-DD`.
  ///
  /// A person turns a year older on the month and day of birth; a person born on 29 February turns 18 on 1 March.
  public init(_ text: String, today: CivilDate) throws(DateOfBirthError) {
    let text = CivilDate.typing.cleaned(text)
    guard !text.isEmpty else { throw .empty }
    let date: CivilDate
    do {
      date = try CivilDate(text)
    } catch {
      throw .notADate(error)
    }
    guard date <= today else { throw .inTheFuture }
    let hadBirthday = (today.month, today.day) >= (date.month, date.day)
    let age = today.year - date.year - (hadBirthday ? 0 : 1)
    guard age >= 18 else { throw .tooYoung }
    guard age <= 120 else { throw .tooOld }
    self.date = date
  }
}

// MARK: - Codable

extension DateOfBirth: Codable {
  /// Decodes the day without checking the age again, so that no profile is lost on a birthday.
  public init(from decoder: any Decoder) throws {
    date = try CivilDate(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try date.encode(to: encoder)
  }
}

public enum DateOfBirthError: ReadableError {
  case empty
  case notADate(CivilDateError)
  case inTheFuture
  case tooYoung
  case tooOld

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter your date of birth, such as 1990-12-31."
    case .notADate(let error): error.sentence
    case .inTheFuture: "This date is yet to come. Enter the day on which you were born."
    case .tooYoung: "You have to be 18 years old or older."
    case .tooOld: "This is more than 120 years ago. Check the year of your date of birth."
    }
  }
}
