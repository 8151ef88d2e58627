import Testing

@testable import Scaffold

struct NewScreenTests {
  @Test func `a feature with a screen more is as if it had been made so`() {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term,Sum --uses Welcome")
    let whole = Workbench()
    whole.run("new-feature Trip --screens Term,Sum,Note --uses Welcome")

    let outcome = bench.run("new-screen Trip Note")

    #expect(outcome.status == 0)
    #expect(bench.folder.files == whole.folder.files)
  }

  @Test func `finds its place though the team has written code`() {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term")
    bench.folder["Modules/Features/Trip/TripFlow.swift"] = bench.folder["Modules/Features/Trip/TripFlow.swift"]
      .replacing("      TermModule.make()\n", with: "      if true {\n        a()\n      }\n")

    bench.run("new-screen Trip Note")

    #expect(
      bench.folder["Modules/Features/Trip/TripFlow.swift"].contains(
        "    case .term:\n      if true {\n        a()\n      }\n    case .note:\n      NoteModule.make()\n    }\n"))
    #expect(bench.run("remove-feature Trip").output.contains("changed Modules/Features/Trip/TripFlow.swift."))
  }

  @Test func `comes behind a screen before when the last one is gone`() {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term,Sum")
    bench.folder["Modules/Features/Trip/TripFlow.swift"] = bench.folder["Modules/Features/Trip/TripFlow.swift"]
      .replacing("    case .sum:\n      SumModule.make()\n", with: "")

    bench.run("new-screen Trip Note")

    #expect(
      bench.folder["Modules/Features/Trip/TripFlow.swift"].contains("    case .note:\n      NoteModule.make()\n    }\n")
    )
  }

  @Test func `says which line it has looked for in vain`() {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term")
    bench.folder["Modules/Features/Trip/TripFlow.swift"] = bench.folder["Modules/Features/Trip/TripFlow.swift"]
      .replacing(
        "case .term:", with: "default:")
    let before = bench.folder.files

    let outcome = bench.run("new-screen Trip Note")

    #expect(
      outcome
        == Workbench.Outcome(
          status: 1,
          output:
            "There is no place for Note: Modules/Features/Trip/TripFlow.swift has no line \"case .term:\" any more.\n"))
    #expect(bench.folder.files == before)
  }

  @Test(arguments: [
    ("Term", "that is the name of another screen"), ("TERM", "another screen"), ("Trip", "the name of the feature"),
  ])
  func `a name that is taken is refused`(screen: String, sentence: String) {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term")

    #expect(bench.run("new-screen Trip \(screen)").output.contains(sentence))
  }
}
