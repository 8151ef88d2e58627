import Testing

@testable import FlowExplorer

@MainActor
struct FaultInspectionTests {
  // Catches a search that compares states although a fault may have changed one of them.
  @Test func `a fault of the disk or of the world is a fault of the app`() {
    var (planned, failed, held, disturbed) = (AppInspection(), AppInspection(), AppInspection(), AppInspection())
    planned.disk.isFaultPlanned = true
    failed.disk.hasFailed = true
    held.disk.heldSaveCount = 1
    disturbed.world.hasNoFaults = false

    #expect(AppInspection().hasNoFaults)
    #expect([planned, failed, held, disturbed].map(\.hasNoFaults) == [false, false, false, false])
  }
}
