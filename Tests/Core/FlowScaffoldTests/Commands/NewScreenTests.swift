import Testing

@testable import FlowScaffold

struct NewScreenTests {
  @Test func `a screen that is added later gives the same files as one from the start`() {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term,Sum --uses Welcome")
    let whole = Workbench()
    whole.run("new-feature Trip --screens Term,Sum,Note --uses Welcome")

    let outcome = bench.run("new-screen Trip Note")

    #expect(outcome.status == 0)
    #expect(bench.folder.files == whole.folder.files)
  }

  @Test func `finds its place after the screen's code was changed`() {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term")
    bench.folder["Modules/Trip/TripFlow.swift"] = bench.folder["Modules/Trip/TripFlow.swift"]
      .replacing("      TermModule.make()\n", with: "      if true {\n        a()\n      }\n")

    bench.run("new-screen Trip Note")

    #expect(
      bench.folder["Modules/Trip/TripFlow.swift"].contains(
        "    case .term:\n      if true {\n        a()\n      }\n    case .note:\n      NoteModule.make()\n    }\n"))
  }

  @Test func `finds changed code in a type that has a new conformance`() {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term")
    let path = "Modules/Trip/TripFlow.swift"
    let former = bench.folder[path]
    bench.folder[path] = former.replacing("struct TripFlow {", with: "struct TripFlow: Sendable {")
      .replacing("    case .term:\n", with: "    case .term where isShown:\n")

    bench.run("new-screen Trip Note")

    #expect(former.contains("struct TripFlow {") && former.contains("    case .term:\n"))
    #expect(
      bench.folder[path].contains(
        "    case .term where isShown:\n      TermModule.make()\n    case .note:\n      NoteModule.make()\n    }\n"))
  }

  /// Catches a search for the template's lines as they were: a new conformance, modifier or parameter ended it.
  @Test(arguments: [
    ("struct FeedbackFlow {", "@MainActor\nfinal class TripFlow: Flow, Sendable {"),
    ("  func show(_ step: Step) {", "  private func show(_ step: Step, animated: Bool = true) async throws {"),
    ("  func show(_ step: Step) {", "  func makeScreen(at step: Step) -> any ViewController {"),
    ("    switch step {", "    precondition(isRunning)\n    switch current.step {"),
  ])
  func `finds its place after the declarations around it were changed`(old: String, new: String) {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term")
    let path = "Modules/Trip/TripFlow.swift"
    let old = old.replacing("Feedback", with: "Trip")
    #expect(bench.folder[path].contains(old))
    bench.folder[path] = bench.folder[path].replacing(old, with: new)

    let outcome = bench.run("new-screen Trip Note")

    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(
      bench.folder[path].contains(
        "    case .term:\n      TermModule.make()\n    case .note:\n      NoteModule.make()\n    }\n"))
  }

  // Catches a search that takes a comment by itself for code that mentions the screen.
  @Test func `finds its place above a comment that belongs to no code`() {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term")
    let path = "Modules/Trip/TripFlow.swift"
    bench.folder[path] = bench.folder[path].replacing(
      "    case .term:\n      TermModule.make()\n",
      with: "    case .term where isOpen:\n      TermModule.make()\n    // More may come.\n")

    bench.run("new-screen Trip Note")

    #expect(
      bench.folder[path].contains(
        "      TermModule.make()\n    case .note:\n      NoteModule.make()\n    // More may come.\n    }\n"))
  }

  @Test func `is inserted after an earlier screen if the last one was removed`() {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term,Sum")
    bench.folder["Modules/Trip/TripFlow.swift"] = bench.folder["Modules/Trip/TripFlow.swift"]
      .replacing("    case .sum:\n      SumModule.make()\n", with: "")

    bench.run("new-screen Trip Note")

    #expect(
      bench.folder["Modules/Trip/TripFlow.swift"].contains("    case .note:\n      NoteModule.make()\n    }\n")
    )
  }

  @Test func `names every missing line, and writes nothing`() {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term")
    bench.folder["Modules/Trip/TripFlow.swift"] = bench.folder["Modules/Trip/TripFlow.swift"]
      .replacing("case .term:", with: "default:")
    bench.folder["Modules/Trip/TripReceipt.swift"] = "public struct TripReceipt {}\n"
    let before = bench.folder.files

    let outcome = bench.run("new-screen Trip Note")

    #expect(
      outcome
        == Workbench.Outcome(
          status: 1,
          output: """
            There is no place for Note: it goes after these lines, which are missing. Restore them, or add the screen by hand.
              Modules/Trip/TripFlow.swift  case .term:
              Modules/Trip/TripReceipt.swift  let term: Text

            """))
    #expect(bench.folder.files == before)
  }

  @Test func `lists the remaining changes in tests and journeys`() {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term")
    bench.folder["App/Journeys/Trip/completed.journey"] = "open garden://trip\n"

    let outcome = bench.run("new-screen Trip Note")

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("  left     App/Journeys/Trip/completed.journey, without a line"))
    #expect(bench.folder["App/Journeys/Trip/completed.journey"] == "open garden://trip\n")
  }

  @Test(arguments: [
    ("Term", "that is the name of another screen"), ("TERM", "another screen"), ("Trip", "the name of the feature"),
  ])
  func `refuses a name that is taken`(screen: String, sentence: String) {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term")

    #expect(bench.run("new-screen Trip \(screen)").output.contains(sentence))
  }
}
