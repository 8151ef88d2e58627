import Contact
import Foundation
import Profile
import Testing

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

struct DeviceClockTests {
  @Test func `stands still at its start until it is advanced`() throws {
    let clock = DeviceClock(startingAt: DeviceClock.journeyStart)

    #expect(clock.now.formatted(.iso8601) == "2026-11-21T09:00:00Z")
    #expect(try clock.today() == CivilDate("2026-11-21"))

    clock.advance(by: .seconds(15 * 3600))

    #expect(clock.now.formatted(.iso8601) == "2026-11-22T00:00:00Z")
    #expect(try clock.today() == CivilDate("2026-11-22"))
  }

  @Test func `has no day outside the calendar`() {
    let clock = DeviceClock(startingAt: Date(timeIntervalSince1970: 253_402_300_800))

    #expect(
      throws: UsageError.data(
        "The device's clock is outside the years 1 to 9999. Set it, or choose a time with --now.")
    ) { try clock.today() }
  }
}
