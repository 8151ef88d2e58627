import FlowKit
import FlowScreens
import Testing

struct ProgressRowTests {
  // Catches a bar outside of its frame, and a crash in the conversion to percent.
  @Test(arguments: [
    (-1, 0, "0 %"), (0, 0, "0 %"), (0.004, 0.004, "0 %"), (0.005, 0.005, "1 %"), (0.5, 0.5, "50 %"), (1, 1, "100 %"),
    (1.5, 1, "100 %"), (Double.infinity, 1, "100 %"), (-Double.infinity, 0, "0 %"), (Double.nan, 0, "0 %"),
  ])
  func `a fraction is between 0 and 1, and is read in percent`(given: Double, fraction: Double, value: String) {
    let row = ProgressRow("Sending", fraction: given)

    #expect(row.fraction == fraction)
    #expect(row.value?.developerForm == value)
  }

  @Test func `an unknown progress has no value, and the app's own value replaces the percentage`() {
    #expect(ProgressRow("Sending", fraction: nil).value == nil)
    #expect(ProgressRow("Sending", fraction: nil, value: "soon").value == "soon")
    #expect(ProgressRow("Sending", fraction: 0.5, value: "2 of 4").value == "2 of 4")
  }
}
