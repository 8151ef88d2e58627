import Testing

@testable import FlowExplorer

struct FaultInspectionTests {
  // Catches a search that compares states although a fault may have changed one of them.
  @Test(arguments: [\DiskInspection.isFaultPlanned, \.hasFailed])
  func `a fault of the disk is a fault of the app`(fault: WritableKeyPath<DiskInspection, Bool> & Sendable) {
    var inspection = AppInspection()
    let before = inspection.hasNoFaults
    inspection.disk[keyPath: fault] = true

    #expect(before)
    #expect(!inspection.hasNoFaults)
  }

  @Test func `a held save is a fault of the disk, and a fault of the world is one of the app`() {
    var (held, disturbed) = (AppInspection(), AppInspection())
    held.disk.heldSaveCount = 1
    disturbed.world.hasNoFaults = false

    #expect(!held.hasNoFaults)
    #expect(!disturbed.hasNoFaults)
  }
}
