import Foundation
import Testing

@testable import Mutants

struct AcceptedSurvivorsTests {
  private let list = """
    Sources/Sample.swift act
    - a(1)
    + a(2)
    both are more than nothing

    Sources/Sample.swift `x y`
    - let `b` = "- 1"
    + let `b` = ""
    nobody reads it

    """

  @Test func `an entry has a function of a file, two lines, and a reason`() throws {
    let entries = try AcceptedSurvivors(list).entries

    #expect(
      entries == [
        AcceptedSurvivor(
          path: "Sources/Sample.swift", declaration: "act", original: "a(1)", mutated: "a(2)",
          reason: "both are more than nothing"),
        AcceptedSurvivor(
          path: "Sources/Sample.swift", declaration: "`x y`", original: #"let `b` = "- 1""#, mutated: #"let `b` = """#,
          reason: "nobody reads it"),
      ])
  }

  @Test func `an entry accepts its mutant at any line`() throws {
    let mutants = Sample(body: "b()\n\na(1)").mutants

    let accepted = mutants.filter { mutant in (try? AcceptedSurvivors(list).entry(for: mutant)) != nil }

    #expect(accepted.map(\.mutated) == ["a(2)"])
  }

  @Test func `reports entries without a mutant in the examined files`() throws {
    let accepted = try AcceptedSurvivors(list)

    #expect(accepted.stale(in: ["Sources/Sample.swift"], mutants: Sample(body: "a(1)").mutants).count == 1)
    #expect(accepted.stale(in: ["Other.swift"], mutants: []) == [])
  }

  @Test func `finds the files of entries that do not exist any more`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let accepted = try AcceptedSurvivors(
      "AcceptedSurvivorsTests.swift a\n- b\n+ c\na reason\n\nGone.swift a\n- b\n+ c\na reason\n")

    let missing = accepted.missingFiles(in: folder)

    #expect(missing == ["Gone.swift"])
    #expect(accepted.stale(in: missing, mutants: []).map(\.path) == ["Gone.swift"])
  }

  @Test(arguments: [
    "A.swift a\n- b\n+ c\n", "A.swift a\n- b\na reason\n", "A.swift\n- b\n+ c\na reason\n", "A.swift a\n- b\n+ c\n…\n",
    "A.swift a\n- b\n+ c\na reason\nand another\n",
  ])
  func `an entry without a reason or a part is refused`(entry: String) {
    #expect(throws: MutantsError.self) { try AcceptedSurvivors(entry) }
  }

  @Test func `reads its own output once the reasons are written`() throws {
    let mutants = Sample("func `a b`() {\n  let `c` = x(1)\n  d()\n}").mutants
    let report = Report(
      outcomes: mutants.map { Outcome(mutant: $0, verdict: .survived) }, accepted: try AcceptedSurvivors(""),
      all: mutants, files: [], time: .zero)

    let list = report.unlistedEntries.replacing("…\n", with: "nobody reads it\n")

    #expect(try AcceptedSurvivors(list).entries.filter { entry in mutants.contains(where: entry.matches) }.count == 2)
    #expect(throws: MutantsError.self) { try AcceptedSurvivors(report.unlistedEntries) }
  }

  @Test func `the list of this package is read`() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

    let accepted = try AcceptedSurvivors(reading: package.appending(path: "accepted-survivors.txt"))

    #expect(accepted.entries.count > 100)
  }
}
