import Foundation
import Testing

@testable import FlowProgram

struct DeviceClockTests {
  @Test func `stands still at its start until it is advanced`() {
    let clock = DeviceClock(startingAt: DeviceClock.journeyStart)

    #expect(clock.now.formatted(.iso8601) == "2026-11-21T09:00:00Z")

    clock.advance(by: .seconds(15 * 3600))

    #expect(clock.now.formatted(.iso8601) == "2026-11-22T00:00:00Z")
  }
}
