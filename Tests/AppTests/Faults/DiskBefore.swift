import FlowExplorer
import FlowHeadless
import FlowTesting
import Foundation
import SandboxBank
import Testing

@testable import App
@testable import FlowProgram

/// The disk of a device shortly before the end of a flow; each case starts with a copy of it.
@MainActor
struct DiskBefore {
  let end: FlowEnd
  /// The content of the screen.
  let screen: ScreenSnapshot
  /// The transfers that the person had confirmed.
  let commitments: Commitments
  private let folder: TestFolder

  init(_ end: FlowEnd) async throws {
    self.end = end
    folder = try TestFolder()
    let device = try await Self.device(at: folder)
    let report = try await JourneyPlayer(host: device).play(wholeJourney: end.journey)
    try #require(report.failure == nil, "\(report.transcript.suffix(2000))")
    screen = try #require(device.driver?.window.snapshot)
    try #require(screen.actions.contains { $0.label == end.action }, "\(screen.name)")
    commitments = try #require(await device.readCommitments())
    await device.kill()
  }

  /// Copies the disk into a separate folder.
  func copy() throws -> TestFolder {
    let other = try TestFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path("")) {
      try FileManager.default.copyItem(atPath: folder.path(name), toPath: other.path(name))
    }
    return other
  }

  /// The device with this disk, on which the app runs.
  func device(at folder: TestFolder) async throws -> Device {
    let device = try await Device.observed(dataAt: URL(filePath: folder.path("app.sqlite")))
    if end.isPending { try await device.perform("bank is down", []) }
    try await device.launch()
    return device
  }

  private static func device(at folder: TestFolder) async throws -> Device {
    try await Device.launched(
      dataAt: URL(filePath: folder.path("app.sqlite")), startingAt: DeviceClock.journeyStart)
  }
}
