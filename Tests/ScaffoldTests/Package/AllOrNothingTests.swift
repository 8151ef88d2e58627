import Foundation
import TestSupport
import Testing

@testable import Scaffold

/// A failure, a kill or an interruption at every single change.
struct AllOrNothingTests {
  static let commands = [
    "new-feature Tour --screens Pace,Note --uses Welcome", "new-screen Trip Note", "remove-feature Trip",
  ]

  @Test(arguments: Effort.first(1, of: commands))
  func `reverts a failed command`(words: String) {
    for number in 1...changes(of: words) {
      let bench = Self.bench()
      let before = bench.folder.files
      bench.folder.fail(at: number, as: .refused)

      let outcome = bench.run(words)

      #expect(outcome.status == 1, "change \(number)")
      #expect(outcome.output.hasSuffix("Nothing has changed.\n"))
      #expect(bench.folder.files == before, "change \(number)")
    }
  }

  @Test(arguments: Effort.first(1, of: commands))
  func `reverts the changes of a killed run at the next run`(words: String) {
    for number in 1...changes(of: words) {
      let bench = Self.bench()
      let before = bench.folder.files
      bench.folder.fail(at: number, as: .killed)
      bench.run(words)
      let left = Workbench(holding: bench.folder.files)

      let outcome = left.run("remove-feature Nothing")

      #expect(outcome.output.hasPrefix("The last command was interrupted") == (number > 1), "change \(number)")
      #expect(left.folder.files == before, "change \(number)")
    }
  }

  @Test(arguments: Effort.first(1, of: commands))
  func `reverts an interrupted command`(words: String) {
    for number in 1...changes(of: words) - 2 {
      let bench = Self.bench()
      let before = bench.folder.files
      var asked = 0

      let outcome = bench.run(words) {
        asked += 1
        return asked == number
      }

      #expect(outcome == Workbench.Outcome(status: 1, output: "Interrupted. Nothing has changed.\n"))
      #expect(bench.folder.files == before, "change \(number)")
    }
  }

  @Test func `keeps and names files that were changed since`() {
    let bench = Self.bench()
    bench.folder.fail(at: changes(of: Self.commands[0]), as: .killed)
    bench.run(Self.commands[0])
    let left = Workbench(holding: bench.folder.files)
    left.folder["Package.swift"] += "// Mine.\n"
    let manifest = left.folder["Package.swift"]

    let outcome = left.run("remove-feature Nothing")

    #expect(outcome.output.contains("  left     Package.swift, which was changed since\n"))
    #expect(left.folder["Package.swift"] == manifest)
    #expect(left.folder["Modules/Features/Tour/TourFlow.swift"] == "")
  }

  /// A package with a feature that was made.
  private static func bench() -> Workbench { Workbench(holding: made) }

  private static let made = {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term --uses Welcome")
    return bench.folder.files
  }()

  private func changes(of words: String) -> Int {
    let bench = Self.bench()
    let before = bench.folder.changes
    bench.run(words)
    return bench.folder.changes - before
  }
}
