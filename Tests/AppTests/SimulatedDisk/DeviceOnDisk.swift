import FlowStorage
import Foundation
import SimulatedDisk

@testable import App
@testable import FlowProgram
@testable import SandboxBank

/// The app on a device with a simulated disk; the bank beside it has a disk without faults.
@MainActor
struct DeviceOnDisk {
  static let file = URL(filePath: "/simulated/app.sqlite")
  private static let rates = Result { try ReferenceRates.bundled() }

  let disk = SimulatedDisk { isBank($0) }

  nonisolated static func isBank(_ path: String) -> Bool { path.contains(".bank") }

  /// Returns a device with the disk in this state; the app is not running yet.
  /// - Parameters:
  ///   - life: The number of processes before, which have used identifiers.
  ///   - later: The time since the journey's start.
  func device(
    from state: DiskState, life: UInt32, fault: SimulatedFault? = nil, later: Duration = .zero
  ) async throws -> Device {
    disk.restart(from: state)
    let clock = DeviceClock(startingAt: DeviceClock.journeyStart)
    clock.advance(by: later)
    let context = DeviceContext(
      storage: .file(Self.file), clock: clock,
      identifiers: DeviceIdentifiers(counting: true, from: life * 1_000))
    let world = try await SandboxWorld(on: context, rates: Self.rates.get())
    world.flowObserver = FlowResults()
    disk.plan(fault)
    return Device(on: context, world: world)
  }

  /// Does something with the simulated disk in place of the system's files.
  func use<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    try await DatabaseFile.$fileSystem.withValue(disk) { try await body() }
  }

  /// Ends the process without closing anything.
  func end(_ device: Device) async {
    disk.restart(from: DiskState())
    await device.kill()
    // Closed later, it would remove the log of the bank's next life, which has the same path.
    if let world = device.world as? SandboxWorld { await world.bank.database.close() }
  }
}

extension DiskState {
  /// The files of the app from another state, and the bank's from this one.
  func withApp(of other: DiskState) -> DiskState {
    var state = self
    for path in paths where !DeviceOnDisk.isBank(path) { state[path] = nil }
    for path in other.paths where !DeviceOnDisk.isBank(path) { state[path] = other[path] }
    return state
  }
}
