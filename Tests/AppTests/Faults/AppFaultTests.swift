import FlowHeadless
import FlowStorage
import FlowTesting
import Foundation
import Testing

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

/// The texts at home after a fault of one byte: true, or stating that something is not known; and the way from there.
@MainActor
struct AppFaultTests {
  private static let falseSentence = "Open an account to send money"
  private static let unknownSentences = [
    "can't be read", "cannot be read", "cannot read", "was damaged", "is damaged", "were damaged", "may be missing",
  ]

  @Test func `home shows no false statement`() async throws {
    let disk = try await KnownDisk.shared
    var choices = StepsHome()
    let truth = try await #require(opened(at: disk.bytes, disk, choosing: &choices))
    var random = SplitMix64(seed: 31)
    var problems: [String] = []
    var counts = ["refused": 0, "the same": 0, "not known": 0]
    var ways = (count: 0, told: 0, results: 0)

    // A few faults of zeros would hit free space only.
    let offsets = disk.bytes.indices.filter { Effort.isFull || disk.bytes[$0] != 0 }
    let faultCount = Effort.isFull ? 400 : 6
    for _ in 0..<faultCount {
      let offset = try #require(offsets.randomElement(using: &random))
      let fault = DiskFault.flip(offset, UInt8.random(in: 1...255, using: &random))
      let bytes = try #require(fault.applied(to: disk.bytes))
      guard let read = try await opened(at: bytes, disk, choosing: &choices) else {
        counts["refused", default: 0] += 1
        continue
      }
      let isSame = read.home == truth.home
      let sentences = read.notice + read.home
      counts[isSame ? "the same" : "not known", default: 0] += 1
      if !isSame, !sentences.contains(where: { Self.unknownSentences.contains(where: $0.contains) }) {
        problems.append("\(fault): \(read)")
      }
      if sentences.contains(where: { $0.contains(Self.falseSentence) }) { problems.append("\(fault): \(read)") }
      problems += read.wayHome.problems.map { "\(fault): \($0)" }
      ways.count += read.wayHome.steps.isEmpty ? 0 : 1
      ways.told += read.wayHome.toldCount
      ways.results += read.wayHome.resultCount
    }

    print(
      """
      Home after a fault of one byte: \(counts); \(ways.count) ways home, \(ways.told) statements about money, \
      \(ways.results) results
      """)
    #expect(problems == [])
    #expect(counts.values.reduce(0, +) == faultCount)
    #expect(counts["refused", default: 0] + counts["not known", default: 0] >= 1)
  }

  /// Opens the app on this file, and goes to a transfer and home again.
  /// - Returns: the texts, and the way; nil if the app refuses the file.
  private func opened(
    at bytes: [UInt8], _ disk: KnownDisk, choosing choices: inout StepsHome
  ) async throws -> (notice: [String], home: [String], wayHome: WayHome)? {
    let folder = try TestFolder()
    let file = URL(filePath: try folder.write(bytes, to: "app.sqlite"))
    for (name, bytes) in disk.otherFiles { _ = try folder.write(Array(bytes), to: name) }
    let device = try await Device.observed(dataAt: file)
    do { try await device.launch() } catch is DatabaseError { return nil }
    let notice = await device.readNotices().flatMap { [$0.title] + $0.lines }
    let home = device.driver?.window.snapshot?.lines ?? []
    let wayHome = try await WayHome(on: device, choosing: &choices, sentAtMost: 2)
    await device.quit()
    return (notice, home, wayHome)
  }
}
