import FlowExplorer
import FlowHeadless
import FlowProgram
import FlowStorage
import FlowTesting
import Testing

@testable import App

/// A kill at the end of a flow leaves either the flow or the state after it.
@MainActor
struct KillTests {
  @Test(arguments: Effort.atLeast(1, of: FlowEnd.allCases))
  func `a kill at any write of a flow's end leaves the state before or after it`(_ end: FlowEnd) async throws {
    let disk = try await DiskBefore(end)
    let count = try await writeCount(of: disk)
    var kills: [[Int]] = Effort.atLeast(2, of: Array(0...count)).map { [$0] }
    if Effort.isFull { kills += kills.flatMap { first in (0...count).map { first + [$0] } } }
    var problems: [String] = []
    var ruleCount = 0

    problems += try await problemsAfterFirstWrite(of: disk)
    // A transfer can also be left by its sheet.
    let waysOut = [.receipt, .pending].contains(end) ? [false, true] : [false]
    for kill in kills {
      for pullsDown in waysOut {
        let person = try await person(after: kill, disk, pullsDown: pullsDown)
        problems += person.problems.map { "\(end) \(kill): \($0)" }
        ruleCount += person.ruleCount
      }
    }

    print(
      "Killed at the end of \(end): \(count) writes, \(kills.count) ways to die, \(ruleCount) times what was confirmed")
    #expect(problems == [])
    #expect(count >= 1 && kills.count >= 2)
    #expect(ruleCount >= (disk.commitments.confirmed.isEmpty ? 0 : kills.count))
  }

  /// Catches an end that is split into several transactions: the first must contain all of it.
  private func problemsAfterFirstWrite(of disk: DiskBefore) async throws -> [String] {
    let folder = try disk.copy()
    var person = KilledPerson(with: try await disk.device(at: folder), disk)
    await person.endFlow(killedAfter: 1)
    let screen = person.device.driver?.window.snapshot?.name ?? "nothing"
    await person.device.quit()
    return person.problems + (disk.end.screensAfter.contains(screen) ? [] : ["\(disk.end) is not over after one write"])
  }

  private func writeCount(of disk: DiskBefore) async throws -> Int {
    let folder = try disk.copy()
    let device = try await disk.device(at: folder)
    let database = try #require(device.database)
    let before = await database.commitCount
    try device.driver?.window.perform(.tap(disk.end.action))
    await device.driver?.settle()
    let count = await database.commitCount - before
    await device.quit()
    return count
  }

  private func person(after kills: [Int], _ disk: DiskBefore, pullsDown: Bool) async throws -> KilledPerson {
    let folder = try disk.copy()
    var person = KilledPerson(with: try await disk.device(at: folder), disk, pullsDown: pullsDown)
    for commits in kills { await person.endFlow(killedAfter: commits) }
    try await person.continueToHome()
    await person.device.quit()
    return person
  }
}
