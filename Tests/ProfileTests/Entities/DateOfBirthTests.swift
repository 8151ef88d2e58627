import Contact
import FlowKit
import FlowTesting
import Foundation
import Profile
import Testing

struct DateOfBirthTests {
  @Test(arguments: [
    "", "1990-1-1", "1990/01/01", "01-01-1990", "1990 -01-01", "19900101",
    "+990-01-01", "199O-01-01", "1990-01-01T00:00",
  ])
  func `refuses a text of another form`(text: String) {
    #expect(throws: CivilDateError.malformed) { try CivilDate(text) }
  }

  @Test(arguments: [
    "1990-01-01 ", "\u{202A}1990-01-01\u{202C}", "1990\u{2011}01\u{2013}01\n", "１９９０ー０１－０１", "1990-01-01\u{200B}",
  ])
  func `takes a date however a keyboard delivers it`(text: String) throws {
    #expect(try CivilDate(text).text == "1990-01-01")
  }

  @Test func `names a digit of another script`() {
    #expect(throws: CivilDateError.unexpectedCharacter("١")) { try CivilDate("1990-01-0١") }
  }

  @Test(arguments: [
    "1990-02-30", "1990-04-31", "1900-02-29", "1991-02-29", "1990-13-01", "1990-00-10", "1990-01-00",
    "0000-01-01",
  ])
  func `refuses a day that the calendar does not have`(text: String) {
    #expect(throws: CivilDateError.noSuchDay) { try CivilDate(text) }
  }

  @Test(arguments: ["2000-02-29", "1996-02-29", "0001-01-01", "9999-12-31"])
  func `a date keeps its text`(text: String) throws {
    #expect(try CivilDate(text).text == text)
  }

  @Test(
    arguments: [
      // Turns 18 today; counting days of 365.25 would be one off.
      ("2008-10-30", "2026-10-30", nil),
      ("2008-10-31", "2026-10-30", .tooYoung),
      // Foundation's calendar says 18 on 28 February.
      ("2008-02-29", "2026-02-28", .tooYoung),
      ("2008-02-29", "2026-03-01", nil),
      ("1905-10-31", "2026-10-30", nil),
      ("1905-10-30", "2026-10-30", .tooOld),
      ("2026-10-31", "2026-10-30", .inTheFuture),
      ("2026-10-30", "2026-10-30", .tooYoung),
      ("1990-02-30", "2026-10-30", .notADate(.noSuchDay)),
      ("1990", "2026-10-30", .notADate(.malformed)),
      ("", "2026-10-30", .empty),
    ] as [(String, String, DateOfBirthError?)])
  func `a person is 18 to 120 years old by year, month and day`(
    typed: String, today: String, reason: DateOfBirthError?
  ) throws {
    let today = try CivilDate(today)

    let refusal = refusal { () throws(DateOfBirthError) in try DateOfBirth(typed, today: today) }

    #expect(refusal == reason)
  }

  @Test(
    arguments: [
      (.empty, "Enter your date of birth, such as 1990-12-31."),
      (.inTheFuture, "This date is yet to come. Enter the day on which you were born."),
      (.tooYoung, "You have to be 18 years old or older."),
      (.tooOld, "This is more than 120 years ago. Check the year of your date of birth."),
    ] as [(DateOfBirthError, LocalizedText)])
  func `a refused date of birth gives the reason`(reason: DateOfBirthError, sentence: LocalizedText) {
    #expect(reason.sentence == sentence)
  }

  @Test func `a stored date of birth is read on every day, but not a wrong date`() throws {
    let json = Data(#""1890-05-01""#.utf8)

    let birth = try JSONDecoder().decode(DateOfBirth.self, from: json)

    #expect(birth.date.text == "1890-05-01")
    #expect(try JSONEncoder().encode(birth) == json)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DateOfBirth.self, from: Data(#""1990-02-30""#.utf8))
    }
  }
}
