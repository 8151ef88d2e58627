import FlowHeadless
import FlowStorage
import Testing

@testable import App
@testable import FlowProgram

/// The durability of ends of flows: docs/lab/decisions/0008.
@MainActor
struct DurabilityByKindTests {
  @Test(arguments: [(FlowEnd.profile, 2), (.business, 2), (.onboarding, 2), (.receipt, 1)])
  func `an end that stores data waits for the disk`(_ end: FlowEnd, _ level: Int) async throws {
    let disk = try await DiskBefore(end)
    let folder = try disk.copy()
    let device = try await disk.device(at: folder)

    try device.driver?.window.perform(.tap(end.action))
    await device.driver?.settle()

    #expect(try await self.level(of: device) == .integer(Int64(level)))
    await device.quit()
  }

  @Test func `typed input does not wait for the disk`() async throws {
    let disk = try await DiskBefore(.profile)
    let folder = try disk.copy()
    let device = try await disk.device(at: folder)

    try device.driver?.window.perform(.fill("City", with: "Paris"))
    await device.driver?.settle()

    #expect(try await level(of: device) == .integer(1))
    await device.quit()
  }

  private func level(of device: Device) async throws -> DatabaseValue? {
    try await device.database?.read { try $0.query("PRAGMA synchronous") }.first?.values.first
  }
}
