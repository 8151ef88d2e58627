import Testing

@testable import Mutants

struct AcceptedSurvivorsTests {
  private let page = """
    # Mutants

    - `a list` of other things

    ### Sources/Sample.swift

    - `act`: `a(1)` → `a(2)`: both are more than nothing,
      as `b` says.
    - `` `x y` ``: `` let `b` = 1 `` → `` let `b` = 2 ``
      Nobody reads it.

    ## Another section

    - `not`: `an` → `entry`: here
    """

  @Test func `entries are listed below the path of their file, with a reason`() throws {
    let entries = try AcceptedSurvivors(page).entries

    #expect(
      entries == [
        AcceptedSurvivor(
          path: "Sources/Sample.swift", declaration: "act", original: "a(1)", mutated: "a(2)",
          reason: ": both are more than nothing, as `b` says."),
        AcceptedSurvivor(
          path: "Sources/Sample.swift", declaration: "`x y`", original: "let `b` = 1", mutated: "let `b` = 2",
          reason: "Nobody reads it."),
      ])
  }

  @Test func `an entry accepts its mutant at any line`() throws {
    let mutants = Sample(body: "b()\n\na(1)").mutants

    let accepted = mutants.filter { mutant in (try? AcceptedSurvivors(page).entry(for: mutant)) != nil }

    #expect(accepted.map(\.mutated) == ["a(2)"])
  }

  @Test func `reports entries without a mutant in the examined files`() throws {
    let accepted = try AcceptedSurvivors(page)

    #expect(accepted.stale(in: ["Sources/Sample.swift"], mutants: Sample(body: "a(1)").mutants).count == 1)
    #expect(accepted.stale(in: ["Other.swift"], mutants: []) == [])
  }

  @Test(arguments: ["- `a`: `b` → `c`", "- `a`: `b`: a reason", "- `a`: `b` → `c`."])
  func `an entry without a reason or a part is refused`(entry: String) {
    #expect(throws: MutantsError.self) { try AcceptedSurvivors("### A.swift\n\n\(entry)\n") }
  }

  @Test func `reads its own output`() throws {
    let mutants = Sample("func `a b`() {\n  let `c` = x(1)\n  d()\n}").mutants
    let report = Report(
      outcomes: mutants.map { Outcome(mutant: $0, verdict: .survived) }, page: try AcceptedSurvivors(""), all: mutants,
      files: [], time: .zero)

    let page = report.survivorsAsPage.replacing("`\n", with: "` and why\n")

    #expect(try AcceptedSurvivors(page).entries.filter { entry in mutants.contains(where: entry.matches) }.count == 2)
  }
}
