import FlowExplorer
import FlowHeadless
import Testing

@testable import FlowProgram

@MainActor
struct ExploredDeviceTests {
  // Catches faults that pile up: the number of states would multiply.
  @Test(arguments: [DevicePhrase.saveFails, .saveIsUnknown, .saveIsHeld])
  func `a fault of a save is offered only while none is pending`(fault: DevicePhrase) async throws {
    let explored = try await ExploredDevice(SavingsApp(), values: [:], vocabulary: JourneyVocabulary([]))
    func faults() -> [ExplorerAction] { explored.rareWorldActions().filter { $0.kind == .fault } }
    let before = faults()

    try await explored.device.perform(fault.rawValue, [])

    #expect(before.count == 3)
    #expect(faults() == [])
  }
}
