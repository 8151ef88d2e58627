import FlowScreens
import FlowUIKitRows
import Foundation
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import FlowUIKitStandIn
#endif

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

  // Catches a day that is computed in UTC: in Honolulu, it is still the day before.
  @Test func `a date without one begins with the person's day`() throws {
    let evening = try Date("2026-11-27T06:00:00Z", strategy: .iso8601)
    let honolulu = try #require(TimeZone(identifier: "Pacific/Honolulu"))
    var chosen: [String] = []
    let view = DateRowView(in: honolulu) { evening }
    view.show(.date(DateRow("Day", "") { chosen.append($0) }), in: .developers)

    view.button.sendActions(for: .primaryActionTriggered)

    #expect(chosen == ["2026-11-26"])
  }

  // Catches a row of a page with a clock in UTC, which a machine in UTC cannot see by the day.
  @Test func `a date of a page begins with the day where the person is`() throws {
    let screen = RowsViewController(name: "Day")
    _ = screen.view
    screen.show(Page("Day") { DateRow("Day", "") { _ in } })

    let view = try #require(screen.list.views.first as? DateRowView)

    #expect(view.timeZone == .autoupdatingCurrent)
  }
}
