import FlowHeadless
import FlowTesting
import Foundation
import Testing

@testable import App
@testable import FlowProgram

/// The app in a separate process, killed at arbitrary moments.
@MainActor
struct ProcessKillTests {
  @Test func `kills of the process at the ends of flows lose nothing`() async throws {
    // The process has its own bank, which sends pending transfers at its launch.
    let ends = FlowEnd.allCases.filter { $0 != .expired }
    let killsOfEnd = Effort.isFull ? 2_000 / ends.count + 1 : 4
    var random = SplitMix64(seed: 4)
    var problems: [String] = []
    var (killCount, endedCount) = (0, 0)
    var toldCount = 0
    var ruleCount = 0
    for end in ends {
      let disk = try await DiskBefore(end)
      for number in 0..<killsOfEnd {
        let folder = try disk.copy()
        let delay = UInt32.random(in: 0..<12_000, using: &random)
        try await kill(folder.path("app.sqlite"), doing: end.action, after: delay)
        var person = KilledPerson(with: try await disk.device(at: folder), disk, pullsDown: number % 2 == 1)
        killCount += 1
        await person.checkPlace()
        if person.device.driver?.window.snapshot?.name != disk.screen.name { endedCount += 1 }
        try await person.continueToHome()
        await person.device.quit()
        problems += person.problems.map { "\(end): \($0)" }
        toldCount += person.toldCount
        ruleCount += person.ruleCount
      }
    }

    print(
      """
      Killed as a process: \(killCount) times; \(endedCount) times the flow had ended by then, \(toldCount) statements about \
      money, \(ruleCount) times what was confirmed
      """)
    #expect(problems == [])
    #expect(killCount == killsOfEnd * ends.count && toldCount > 0)
    // Kills before, during and after the end of the flow.
    if Effort.isFull { #expect((1..<killCount).contains(endedCount)) }
    #expect(ruleCount >= (Effort.isFull ? 500 : 1))
  }

  /// Starts the app, waits until its first screen is there, does the action, and kills the process so many microseconds later.
  ///
  /// The main actor runs other tests meanwhile.
  @concurrent
  private nonisolated func kill(_ file: String, doing act: String, after microseconds: UInt32) async throws {
    #if os(iOS)
      throw CocoaError(.featureUnsupported)
    #else
      let (process, input, output) = (Process(), Pipe(), Pipe())
      process.executableURL = try AppProcess.executable()
      process.arguments = ["--database", file, "--now", "2026-11-21T09:00:00Z"]
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      _ = output.fileHandleForReading.availableData
      try input.fileHandleForWriting.write(contentsOf: Data("tap \"\(act)\"\n".utf8))
      usleep(microseconds)
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    #endif
  }
}
