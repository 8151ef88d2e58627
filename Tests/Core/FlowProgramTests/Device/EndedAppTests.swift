import FlowHeadless
import FlowKit
import FlowShell
import FlowStorage
import FlowTesting
import Foundation
import Testing

@testable import FlowProgram

/// The leaks that the end of an app reveals, and the faults and saves that end with it.
@MainActor
struct EndedAppTests {
  @Test func `everybody is a member of an app without accounts`() async throws {
    let device = try await SavingsApp().launchDevice(on: .new)

    #expect(device.shell?.inspection.hasAccount == true)
  }

  /// Catches a journey that passes before the app has ended, or whose defects are forgotten with the app.
  @Test func `a journey fails by a leak that the end of the app reveals`() async throws {
    let folder = try FlowTesting.TemporaryFolder()
    let file = folder.url.appending(path: "plan.journey")
    try Data("# Plan\nexpect screen \"Plan\"\n".utf8).write(to: file)
    let (sound, leaking) = (TestConsole(), TestConsole())
    let path = file.path(percentEncoded: false)

    #expect(await sound.run("play", path, in: SavingsApp()) == .success, "\(sound.output)")
    let status = await leaking.run("play", path, in: SavingsApp(world: { KeepingWorld() }))

    #expect(status == .failed)
    #expect(leaking.output.contains("leaked FlowProgramTests.SavingsFlow"), "\(leaking.output)")
  }

  /// Catches a device that applies a fault to the next process.
  @Test(arguments: [DevicePhrase.saveFails, .saveIsUnknown, .saveIsHeld])
  func `a planned fault of a save does not outlive a kill`(fault: DevicePhrase) async throws {
    let device = try await SavingsApp().launchDevice(on: .new)
    try await device.perform(fault.rawValue, [])
    let faults = device.saveFaults
    let isPlanned = faults.isPending

    await device.kill()
    await device.relaunch()

    #expect(isPlanned)
    #expect(!device.saveFaults.isPending && !device.saveFaults.hasFailed)
    // A held one would wait until it is released.
    if device.saveFaults.isPending { device.saveFaults.release() }
    await #expect(throws: Never.self) { try await device.database?.write { _ in } }
  }

  /// Catches a killed process that saves later, and one whose work is never released.
  @Test func `a held save ends with the killed process, and is not saved`() async throws {
    let device = try await SavingsApp().launchDevice(on: .new)
    let database = try #require(device.database)
    let document = try await SQLiteDocument<String>(named: "Plan", title: "Plan", of: .person, in: database)
    try await device.perform(DevicePhrase.saveIsHeld.rawValue, [])
    let faults = device.saveFaults
    let save = Task { try await document.store("A boat") }
    await nextTurns { faults.heldCount > 0 }

    await device.kill()
    let heldCount = faults.heldCount
    faults.release()
    let outcome = await save.result
    await device.relaunch()

    let next = try await SQLiteDocument<String>(
      named: "Plan", title: "Plan", of: .person, in: try #require(device.database))
    #expect(heldCount == 0)
    #expect(throws: DatabaseError.closed) { try outcome.get() }
    #expect(next.load() == nil)
    #expect(device.saveFaults.heldCount == 0)
  }
}

/// A world that keeps the root flow when the app has ended.
private final class KeepingWorld: SavingsWorld {
  private var kept: [any AppRootFlow] = []

  override func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory {
    let make = try await super.launch(with: database, kill: kill)
    return { presentation in
      let flow = make(presentation)
      self.kept.append(flow)
      return flow
    }
  }
}

extension DeviceContext {
  fileprivate static var new: DeviceContext {
    DeviceContext(
      storage: .memory(MemoryDisk()), clock: DeviceClock(startingAt: DeviceClock.journeyStart),
      identifiers: DeviceIdentifiers(counting: true))
  }
}
