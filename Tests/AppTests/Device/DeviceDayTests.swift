import Contact
import Foundation
import Profile
import Testing

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

/// The day that the example takes from the clock of its device.
struct DeviceDayTests {
  @Test func `the day changes at midnight`() throws {
    let clock = DeviceClock(startingAt: DeviceClock.journeyStart)

    #expect(try clock.today() == CivilDate("2026-11-21"))

    clock.advance(by: .seconds(15 * 3600))

    #expect(try clock.today() == CivilDate("2026-11-22"))
  }

  @Test func `has no day outside the calendar`() {
    let clock = DeviceClock(startingAt: Date(timeIntervalSince1970: 253_402_300_800))

    let sentence = "The device's clock is outside the years 1 to 9999. Set it, or choose a time with --now."
    #expect(throws: UsageError.data(sentence)) { try clock.today() }
  }

  // Catches the advice to write a date of birth.
  @MainActor
  @Test func `a clock outside the calendar is named as the cause`() async {
    let console = TestConsole()

    #expect(await console.run("--now", "10000-01-01T00:00:00Z") == .usage)

    #expect(
      console.errors == "The device's clock is outside the years 1 to 9999. Set it, or choose a time with --now.\n")
  }
}
