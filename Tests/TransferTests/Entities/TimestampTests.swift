import FlowValues
import Foundation
import Testing
import Transfer

struct TimestampTests {
  @Test(arguments: ["2026-10-30T12:00:00Z", "1970-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])
  func `parses its own text`(text: String) throws {
    let timestamp = try Timestamp(text)

    #expect(timestamp.text == text)
    #expect(try decoded(timestamp) == timestamp)
  }

  @Test(arguments: [
    "", "2026-10-30", "2026-02-30T12:00:00Z", "2026-10-30T12:00:00+01:00", "2026-10-30T25:00:00Z",
    "2026-10-30T12:00:00.5Z", "1969-12-31T23:59:59Z", " 2026-10-30T12:00:00Z", "10000-01-01T00:00:00Z",
  ])
  func `refuses every other form`(text: String) {
    #expect(throws: TimestampError.malformed(text)) { try Timestamp(text) }
  }

  @Test func `is a date rounded down to the second`() throws {
    #expect(Timestamp(Date(timeIntervalSince1970: 1.9)).secondsSince1970 == 1)
    #expect(Timestamp(Date(timeIntervalSince1970: -0.1)).secondsSince1970 == 0)
  }

  @Test func `stays within its years`() throws {
    let last = try Timestamp("9999-12-31T23:59:59Z")

    #expect(last + .seconds(1) == last)
    #expect(last + .seconds(Int64.max) == last)
    #expect(Timestamp(.distantFuture) <= last)
    #expect(Timestamp(Date(timeIntervalSince1970: .infinity)) == last)
    #expect(Timestamp(Date(timeIntervalSince1970: -.infinity)).secondsSince1970 == 0)
    #expect(try Timestamp.noon + .seconds(60) == Timestamp("2026-10-30T12:01:00Z"))
  }
}
