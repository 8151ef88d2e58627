import Testing

@testable import Scaffold

struct RemoveFeatureTests {
  @Test func `leaves every byte as it was, in whatever order features come and go`() {
    let bench = Workbench()
    let before = bench.folder.files

    bench.run("new-feature Trip --screens Term,Sum --uses Welcome")
    bench.run("new-feature Tour --screens Pace")
    let withTour = Workbench()
    withTour.run("new-feature Tour --screens Pace")
    bench.run("new-screen Trip Note")
    bench.run("remove-feature Trip")

    #expect(bench.folder.files == withTour.folder.files)
    bench.run("remove-feature Tour")
    #expect(bench.folder.files == before)
  }

  @Test(arguments: ["Root", "Screens", "Journeys", "Modules"])
  func `a feature may be called as a folder is that others share, and takes none of it along`(name: String) {
    let bench = Workbench()
    let before = bench.folder.files
    bench.run("new-feature \(name) --screens Term")

    let outcome = bench.run("remove-feature \(name) --force")

    #expect(outcome.status == 0)
    #expect(bench.folder.files == before)
  }

  @Test func `keeps what the team has changed meanwhile elsewhere`() {
    let bench = Workbench()
    bench.folder["Package.swift"] += "// At the end, without a line end"
    bench.run("new-feature Trip --screens Term")
    bench.folder["Package.swift"] = "// On top\r\n" + bench.folder["Package.swift"]

    let outcome = bench.run("remove-feature Trip")

    #expect(outcome.status == 0)
    #expect(
      bench.folder["Package.swift"]
        == "// On top\r\n" + Workbench().folder["Package.swift"] + "// At the end, without a line end")
  }

  @Test func `refuses when a file was changed, is missing or was added, and names all`() {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term")
    bench.folder["Modules/Features/Trip/TripFlow.swift"] += "\n"
    bench.folder["Modules/Features/Trip/New.swift"] = ""
    try? bench.folder.remove("Modules/Features/Trip/TripReceipt.swift")
    let before = bench.folder.files

    let outcome = bench.run("remove-feature Trip")

    #expect(
      outcome.output == "Trip was changed since it was made (--force removes it all the same): "
        + "changed Modules/Features/Trip/TripFlow.swift; missing Modules/Features/Trip/TripReceipt.swift; added Modules/Features/Trip/New.swift.\n"
    )
    #expect(bench.folder.files == before)
  }

  @Test func `refuses when its lines in a shared file were changed`() {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term")
    bench.folder["Package.swift"] = bench.folder["Package.swift"].replacing(
      #"("Trip")"#, with: #"("Trip", uses: ["Kit"])"#)
    let before = bench.folder.files

    let outcome = bench.run("remove-feature Trip")

    #expect(
      outcome.output.hasPrefix("Package.swift was changed where it mentions the feature: \"Feature(\"Trip\"),\""))
    #expect(bench.folder.files == before)
  }

  @Test func `refuses if its own lines cannot be identified`() {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term")
    bench.folder["App/CompositionRoot/Root.swift"] += "\nenum Exit {\n  /// The Trip flow.\n  case trip\n}\n"
    let before = bench.folder.files

    let outcome = bench.run("remove-feature Trip")

    #expect(outcome.output.hasPrefix("App/CompositionRoot/Root.swift was changed where it mentions the feature"))
    #expect(bench.folder.files == before)
  }

  @Test(arguments: ["import Trip\n", "@testable public import Trip\n"])
  func `refuses when another module uses it`(line: String) {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term")
    bench.folder["Modules/Features/Welcome/WelcomeFlow.swift"] = line
    let before = bench.folder.files

    let outcome = bench.run("remove-feature Trip")

    #expect(
      outcome == Workbench.Outcome(status: 1, output: "Trip is used by Modules/Features/Welcome/WelcomeFlow.swift.\n"))
    #expect(bench.folder.files == before)
  }

  @Test func `is forced, and says what it leaves`() {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term")
    bench.folder["Modules/Features/Trip/TripFlow.swift"] += "\n"
    bench.folder["Modules/Features/Trip/New.swift"] = ""
    bench.folder["Package.swift"] = bench.folder["Package.swift"].replacing(
      #"("Trip")"#, with: #"("Trip", uses: ["Kit"])"#)

    let outcome = bench.run("remove-feature Trip --force")

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("  left     Package.swift:3  Feature(\"Trip\", uses: [\"Kit\"]),\n"))
    #expect(bench.folder.files.keys.sorted() == Workbench().folder.files.keys.sorted())
    #expect(bench.folder["App/CompositionRoot/Root.swift"] == Workbench().folder["App/CompositionRoot/Root.swift"])
  }

  @Test func `is forced, and says where each line is that it leaves`() {
    let bench = Workbench()
    bench.run("new-feature Trip --screens Term")
    bench.folder["App/CompositionRoot/Root.swift"] = bench.folder["App/CompositionRoot/Root.swift"]
      .replacing("    TripFlow(\n", with: "    TripFlow( // changed\n")
    bench.folder["Modules/Features/Welcome/WelcomeFlow.swift"] = "// One line\nimport Trip\n"

    let outcome = bench.run("remove-feature Trip --force")

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("  left     Modules/Features/Welcome/WelcomeFlow.swift:2  import Trip\n"))
    #expect(outcome.output.contains("func makeTripFlow() -> TripFlow {\n"))
    #expect(outcome.output.contains("TripFlow( // changed\n"))
  }
}
