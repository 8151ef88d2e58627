import Foundation
import Profile
import Testing

@testable import App

struct DeviceClockTests {
  @Test func `stands where it was set, until time goes by`() throws {
    let clock = try DeviceClock(startingAt: DeviceClock.journeyStart)

    #expect(clock.now.formatted(.iso8601) == "2026-11-21T09:00:00Z")
    #expect(clock.today == (try CivilDate("2026-11-21")))

    clock.advance(by: .seconds(15 * 3600))

    #expect(clock.now.formatted(.iso8601) == "2026-11-22T00:00:00Z")
    #expect(clock.today == (try CivilDate("2026-11-22")))
  }

  @Test func `at the end of the calendar the day stands still`() throws {
    let start = try Date("9999-12-31T23:59:59Z", strategy: .iso8601)
    let clock = try DeviceClock(startingAt: start)

    clock.advance(by: .seconds(1))

    #expect(clock.today == (try CivilDate("9999-12-31")))
  }

  @Test func `does not start outside the calendar`() {
    #expect(throws: CivilDateError.noSuchDay) {
      try DeviceClock(startingAt: Date(timeIntervalSince1970: 253_402_300_800))
    }
  }
}
