import FlowScreens
import Testing

struct DateRowTests {
  // Catches a month that is one day too long or too short, at each of the twelve, and a year of 13 or of 11 months.
  @Test func `each month has its days, and a year twelve months`() {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    func day(_ month: Int, _ day: Int) -> String { "2026-\(month / 10)\(month % 10)-\(day / 10)\(day % 10)" }

    for (index, length) in lengths.enumerated() {
      let days = (0...99).filter { DateRow.isDate(day(index + 1, $0)) }
      #expect(days == Array(1...length), "month \(index + 1)")
    }
    #expect((0...99).filter { DateRow.isDate(day($0, 1)) } == Array(1...12))
  }

  @Test(arguments: [("2024", true), ("2026", false), ("1900", false), ("2000", true), ("2025", false), ("0000", true)])
  func `a leap year has 29 February`(year: String, isLeap: Bool) {
    #expect(DateRow.isDate("\(year)-02-29") == isLeap)
  }

  // Catches a parser that is content with numbers: a store compares dates as texts.
  @Test(arguments: [
    "", "-", "--", "2026", "2026-11", "2026-11-", "2026-11-2", "2026-1-02", "226-11-02", "02026-11-02", "2026-11-002",
    "2026-011-02", "2026-11-02-", "-2026-11-02", "2026--11-02", "2026-11-02 ", "2026/11/02", "2026-11-0a", "2026-+1-02",
    "١٢-11-02", "2026-٢-02", "abcd-ef-gh",
  ])
  func `any other form is no date`(text: String) {
    #expect(!DateRow.isDate(text))
  }
}
