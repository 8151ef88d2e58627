import FlowScreens
import FlowSwiftUI
import Testing

@MainActor
struct DateRowTests {
  @Test(arguments: [
    (nil, "2026-11-23"), ("2026-01-01"..."2026-12-31", "2026-11-23"), ("1900-01-01"..."2008-11-23", "2008-11-23"),
    ("2027-01-01"..."2027-12-31", "2027-01-01"),
  ])
  func `a date begins with today, or with the nearest date that can be chosen`(
    range: ClosedRange<String>?, first: String
  ) {
    #expect(DateRow("Day", "", in: range) { _ in }.first(today: "2026-11-23") == first)
  }
}
