import Testing

@testable import FlowScaffold

struct NewFeatureTests {
  @Test func `a screen may have the name of one of the template's`() {
    let bench = Workbench()
    bench.folder["Modules/Feedback/FeedbackDraft.swift"] =
      "struct FeedbackDraft {\n  var opinion = 0\n  var contact = 0\n}\n"

    let outcome = bench.run("new-feature Trip --screens Contact,Opinion")

    #expect(outcome.status == 0)
    #expect(
      bench.folder["Modules/Trip/TripDraft.swift"]
        == "struct TripDraft {\n  var contact = 0\n  var opinion = 0\n}\n")
  }

  @Test func `copies the files and puts lines into shared ones`() {
    let bench = Workbench()

    let outcome = bench.run("new-feature TableBooking --screens Dates,Review --uses Welcome --result Promise")

    let new = Set(bench.folder.files.keys).subtracting(Workbench().folder.files.keys).sorted()
    #expect(outcome.status == 0)
    #expect(
      new == [
        "App/CompositionRoot/TableBooking/TableBookingDatesPage.swift",
        "App/CompositionRoot/TableBooking/TableBookingFeature.swift",
        "App/CompositionRoot/TableBooking/TableBookingReviewPage.swift", "App/Journeys/TableBooking/completed.journey",
        "Modules/TableBooking/Dates/DatesModule.swift",
        "Modules/TableBooking/Entities/TableBookingStep.swift",
        "Modules/TableBooking/Promise.swift", "Modules/TableBooking/Review/ReviewModule.swift",
        "Modules/TableBooking/TableBookingFlow.swift",
        "Tests/TableBookingTests/TableBookingTests.swift",
      ])
    #expect(
      bench.folder["App/CompositionRoot/AppFeatures.swift"] == """
        import FlowShell

        /// All features.
        @MainActor let appFeatures: [any AppFeature<AppServices>.Type] = [
          FeedbackFeature.self,
          TableBookingFeature.self,
          WelcomeFeature.self,
        ]

        """)
    #expect(
      bench.folder["Package.swift"].contains(
        """
          Feature("Feedback", uses: ["Welcome"]),
          Feature("TableBooking", uses: ["Welcome"]),
          Feature("Welcome"),

        """))
  }

  @Test func `a feature is inserted in alphabetical order, and last in a list without order`() {
    let bench = Workbench()
    bench.folder["Package.swift"] = bench.folder["Package.swift"].replacing(
      "  Feature(\"Feedback\"", with: "  // The last.\n  Feature(\"Zoo\"),\n  Feature(\"Feedback\"")

    bench.run("new-feature Trip --screens Term")
    bench.run("new-feature Alps --screens Term --uses Welcome")

    #expect(
      bench.folder["App/CompositionRoot/AppFeatures.swift"].contains(
        "  AlpsFeature.self,\n  FeedbackFeature.self,\n  TripFeature.self,\n  WelcomeFeature.self,\n]"))
    #expect(
      bench.folder["Package.swift"].contains(
        "  Feature(\"Welcome\"),\n  Feature(\"Trip\"),\n  Feature(\"Alps\", uses: [\"Welcome\"]),\n]"))
  }

  // Catches a list whose comments count as features: it seems to have no order.
  @Test func `a feature is inserted above the comment of the next one`() {
    let bench = Workbench()
    bench.folder["Package.swift"] = bench.folder["Package.swift"].replacing(
      "  Feature(\"Welcome\"),", with: "  // The first of all.\n  Feature(\"Welcome\"),")

    bench.run("new-feature Trip --screens Term")

    #expect(
      bench.folder["Package.swift"].contains(
        "[\"Welcome\"]),\n  Feature(\"Trip\"),\n  // The first of all.\n  Feature(\"Welcome\"),\n]"))
  }

  @Test func `a feature is inserted below the comment of the whole list`() throws {
    let path = "App/Headless/AppSimulations.swift"
    let names = FeatureNames(feature: "Trip", screens: [Screen("Term", .ask)], uses: [], result: "TripReceipt")
    let head = "let appSimulations: [ServiceSimulation] = [\n  // A comment.\n"
    let source = SourceText(
      head + "  ServiceSimulation(of: SampleWalkService.init, by: SimulatedWalkService.init)\n]\n", path: path)

    let text = source.inserting(try FeatureList.insertions(of: names, into: source, at: path))

    #expect(text.hasPrefix(head + "  ServiceSimulation(of: SampleTripService.init, by: SimulatedTripService.init),\n"))
  }

  // Catches "Feature(,".
  @Test(arguments: ["", ","])
  func `a feature of several lines gets its comma at the end`(comma: String) {
    let bench = Workbench()
    let welcome = "  Feature(\n    \"Welcome\",\n    uses: [])"
    bench.folder["Package.swift"] = "let features = [\n\(welcome)\(comma)\n]\n"

    bench.run("new-feature Trip --screens Term")

    #expect(bench.folder["Package.swift"] == "let features = [\n\(welcome),\n  Feature(\"Trip\"),\n]\n")
  }

  /// Without the templates in the lists, the command said success, and the feature was in no list.
  @Test func `a feature joins the lists without the templates in them`() {
    let bench = Workbench()
    let path = "App/CompositionRoot/AppFeatures.swift"
    bench.folder["Package.swift"] = bench.folder["Package.swift"]
      .replacing("  Feature(\"Feedback\", uses: [\"Welcome\"]),\n", with: "")
    bench.folder[path] = bench.folder[path]
      .replacing("  FeedbackFeature.self,\n", with: "")

    let outcome = bench.run("new-feature Trip --screens Term")

    #expect(outcome.status == 0)
    #expect(
      bench.folder["Package.swift"].contains("let features = [\n  Feature(\"Trip\"),\n  Feature(\"Welcome\"),\n]"))
    #expect(bench.folder[path].contains("= [\n  TripFeature.self,\n  WelcomeFeature.self,\n]"))
  }

  /// Catches a feature whose service has no faults, and an app that needs the list without a service.
  @Test(arguments: [(ScreenKind.ask, true), (.browse, true), (.page, false), (.form, false)])
  func `a feature that asks a service joins the simulated ones`(kind: ScreenKind, joins: Bool) throws {
    let names = FeatureNames(feature: "Trip", screens: [Screen("Term", kind)], uses: [], result: "TripReceipt")
    let path = "App/Headless/AppSimulations.swift"
    let list = "let appSimulations: [ServiceSimulation] = [\n  // A comment.\n]\n"
    let source = SourceText(list, path: path)

    let text = source.inserting(try FeatureList.insertions(of: names, into: source, at: path))

    let line = "  ServiceSimulation(of: SampleTripService.init, by: SimulatedTripService.init)\n]\n"
    #expect(text == (joins ? list.replacing("]\n", with: line) : list))
  }

  @Test(arguments: [
    ("Package.swift", "let features = [\n", "let modules = [\n"),
    ("App/CompositionRoot/AppFeatures.swift", "= [\n  FeedbackFeature.self,\n  WelcomeFeature.self,\n]", "= []"),
  ])
  func `refuses an app without the lists, and writes nothing`(path: String, old: String, new: String) {
    let bench = Workbench()
    #expect(bench.folder[path].contains(old))
    bench.folder[path] = bench.folder[path].replacing(old, with: new)
    let before = bench.folder.files

    let outcome = bench.run("new-feature Trip --screens Term")

    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("There is no place for Trip in \(path): it needs the line"))
    #expect(bench.folder.files == before)
  }

  /// The formatter leaves no comma behind an only element.
  @Test func `an only element of a list gets a comma`() {
    let bench = Workbench()
    bench.folder["Package.swift"] = "let features = [\n  Feature(\"Welcome\")\n]\n"

    #expect(bench.run("new-feature Trip --screens Term").status == 0)

    #expect(bench.folder["Package.swift"] == "let features = [\n  Feature(\"Trip\"),\n  Feature(\"Welcome\"),\n]\n")
  }

  /// Catches two branches that both change the line of the template, which no list of the product has.
  @Test func `copies a template of the starter into the lists of the product`() {
    let bench = Workbench(.productPackage)

    let outcome = bench.run("new-feature Trip --screens Term --uses Party")

    #expect(outcome.status == 0)
    #expect(bench.folder["Package.swift"].hasPrefix("let features = [\n  Feature(\"Trip\", uses: [\"Party\"])\n]"))
    #expect(
      bench.folder["App/CompositionRoot/AppFeatures.swift"].contains("  PartyFeature.self,\n  TripFeature.self,\n]"))
    #expect(bench.folder["App/Journeys/Trip/completed.journey"].hasPrefix("open house://trip\n"))
    #expect(
      bench.folder["Modules/Core/Templates/Starter/Package.swift"]
        == Workbench(.productPackage).folder["Modules/Core/Templates/Starter/Package.swift"])
  }

  @Test func `omits an import that only used features need`() {
    let bench = Workbench()

    bench.run("new-feature Trip --screens Term")

    #expect(
      bench.folder["Modules/Trip/TripFlow.swift"].hasPrefix(
        "/// Ends with a ``TripReceipt``.\nstruct TripFlow {\n"))
  }

  @Test func `a dry run prints the changes without making them`() {
    let bench = Workbench()
    bench.folder.uncommitted = ["Package.swift"]
    let before = bench.folder.files

    let outcome = bench.run("new-feature Trip --screens Term --dry-run")

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("TermModule.swift, 3 lines") && outcome.output.contains("AppFeatures.swift"))
    #expect(bench.folder.files == before)
  }

  @Test func `refuses when something is not committed, and names it`() {
    let bench = Workbench()
    bench.folder.uncommitted = ["a", "b", "c", "d", "e", "f"]
    let before = bench.folder.files

    let outcome = bench.run("new-feature Trip --screens Term")

    #expect(
      outcome
        == Workbench.Outcome(
          status: 1,
          output:
            "These files are not committed: a, b, c, d, e and 1 more. Commit or stash them first, so that git can "
            + "undo the command.\n"))
    #expect(bench.folder.files == before)
  }

  @Test func `the error of a failed command describes how to undo it`() {
    let bench = Workbench()
    bench.folder.space = 2

    let outcome = bench.run("new-feature Trip --screens Term")

    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasSuffix(
        "cannot be written: No space left on device. Undo what was written before: git restore . && git clean -fd -e Package.resolved\n"
      ))
  }
}
