import FlowHeadless
import FlowTestSupport
import FlowTesting
import Foundation
import Testing

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

/// The texts at home after a fault of one byte: true, or stating that something is not known.
@MainActor
struct AppFaultTests {
  private static let falseSentences = ["was not sent", "Open an account to send money", "You have sent nothing yet"]
  private static let unknownSentences = [
    "can't be read", "cannot be read", "cannot read", "was damaged", "is damaged", "were damaged", "may be missing",
  ]

  @Test func `home shows no false statement`() async throws {
    let disk = try await KnownDisk.shared
    let truth = try await #require(openedTexts(at: disk.bytes, disk))
    var random = SplitMix64(seed: 31)
    var problems: [String] = []
    var counts = ["refused": 0, "the same": 0, "not known": 0]

    for _ in 0..<(Effort.isFull ? 400 : 3) {
      let offset = Int.random(in: disk.bytes.indices, using: &random)
      let fault = DiskFault.flip(offset, UInt8.random(in: 1...255, using: &random))
      guard let bytes = fault.applied(to: disk.bytes) else { continue }
      guard let read = try await openedTexts(at: bytes, disk) else {
        counts["refused", default: 0] += 1
        continue
      }
      let isSame = read.home == truth.home
      let sentences = read.notice + read.home
      counts[isSame ? "the same" : "not known", default: 0] += 1
      if !isSame, !sentences.contains(where: { Self.unknownSentences.contains(where: $0.contains) }) {
        problems.append("\(fault): \(read)")
      }
      if sentences.contains(where: { Self.falseSentences.contains(where: $0.contains) }) {
        problems.append("\(fault): \(read)")
      }
    }

    print("Home after a fault of one byte: \(counts)")
    #expect(problems == [])
  }

  /// Opens the app on this file.
  /// - Returns: the texts; nil if the app refuses the file.
  private func openedTexts(at bytes: [UInt8], _ disk: KnownDisk) async throws -> (notice: [String], home: [String])? {
    let folder = try TestFolder()
    let file = URL(filePath: try folder.write(bytes, to: "app.sqlite"))
    for (name, bytes) in disk.bankFiles { _ = try folder.write(Array(bytes), to: name) }
    let device: Device
    do throws(UsageError) {
      device = try await Device.launched(dataAt: file, startingAt: DeviceClock.journeyStart, onFlowEvent: { _ in })
    } catch {
      return nil
    }
    var notice: [String] = []
    if let screen = device.driver?.window.snapshot, screen.name == "Alert" {
      notice = screen.lines
      try device.driver?.window.perform(.tap("OK"))
      await device.driver?.settle()
    }
    let home = device.driver?.window.snapshot?.lines ?? []
    await device.quit()
    return (notice, home)
  }
}
