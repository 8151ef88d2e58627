import Testing

@testable import Scaffold

struct NewFeatureTests {
  @Test func `a screen may be called as one of the template's`() {
    let bench = Workbench()
    bench.folder["Modules/Features/Feedback/FeedbackDraft.swift"] =
      "struct FeedbackDraft {\n  var opinion = 0\n  var contact = 0\n}\n"

    let outcome = bench.run("new-feature Trip --screens Contact,Opinion")

    #expect(outcome.status == 0)
    #expect(
      bench.folder["Modules/Features/Trip/TripDraft.swift"]
        == "struct TripDraft {\n  var contact = 0\n  var opinion = 0\n}\n")
  }

  @Test func `copies the files and puts lines into shared ones`() {
    let bench = Workbench()

    let outcome = bench.run("new-feature TableBooking --screens Dates,Review --uses Welcome --result Promise")

    let new = Set(bench.folder.files.keys).subtracting(Workbench().folder.files.keys).sorted()
    #expect(outcome.status == 0)
    #expect(
      new == [
        "App/Headless/TableBooking/TableBookingDatesScreen.swift",
        "App/Headless/TableBooking/TableBookingReviewScreen.swift", "App/Journeys/TableBooking/completed.journey",
        "Modules/Features/TableBooking/.new-feature.json",
        "Modules/Features/TableBooking/Dates/DatesModule.swift",
        "Modules/Features/TableBooking/Promise.swift", "Modules/Features/TableBooking/Review/ReviewModule.swift",
        "Modules/Features/TableBooking/TableBookingFlow.swift",
        "Tests/TableBookingTests/TableBookingTests.swift",
      ])
    #expect(
      bench.folder["App/CompositionRoot/Root.swift"].hasSuffix(
        """
          func makeTableBookingFlow() -> TableBookingFlow {
            TableBookingFlow(
              needsWelcome: needsWelcome,
              title: "Table booking")
          }
        }

        """))
    #expect(
      bench.folder["Package.swift"].contains(
        """
          Feature("Feedback", uses: ["Welcome"]),
          Feature("TableBooking", uses: ["Welcome"]),
          Feature("Welcome"),

        """))
  }

  @Test func `a feature has its place in a list that is in order, and comes last elsewhere`() {
    let bench = Workbench()

    bench.run("new-feature Trip --screens Term")
    bench.run("new-feature Alps --screens Term")

    #expect(
      bench.folder["App/CompositionRoot/Root.swift"].contains(
        "  case feedback\n  /// The Trip flow.\n  case trip\n  /// The Alps flow.\n  case alps\n}"))
    #expect(
      bench.folder["Package.swift"].hasPrefix(
        "let features = [\n  Feature(\"Alps\"),\n  Feature(\"Feedback\", uses: [\"Welcome\"]),\n  Feature(\"Trip\"),\n")
    )
  }

  /// Catches two branches that both change the line of the template, which no list of the product has.
  @Test func `the template may be wired into the starter's app, and the feature comes into the product's`() {
    let bench = Workbench(.productPackage)

    let outcome = bench.run("new-feature Trip --screens Term --uses Party")

    #expect(outcome.status == 0)
    #expect(bench.folder["Package.swift"].hasPrefix("let features = [\n  Feature(\"Trip\", uses: [\"Party\"]),\n]"))
    #expect(
      bench.folder["App/CompositionRoot/Root.swift"].contains("  case party\n  /// The Trip flow.\n  case trip\n}"))
    #expect(bench.folder["App/Journeys/Trip/completed.journey"].hasPrefix("open house://trip\n"))
    #expect(
      bench.folder["Modules/Tools/Starter/Package.swift"]
        == Workbench(.productPackage).folder["Modules/Tools/Starter/Package.swift"])
    bench.run("remove-feature Trip")
    #expect(bench.folder.files == Workbench(.productPackage).folder.files)
  }

  @Test func `an import that only used features need is left out`() {
    let bench = Workbench()

    bench.run("new-feature Trip --screens Term")

    #expect(
      bench.folder["Modules/Features/Trip/TripFlow.swift"].hasPrefix(
        "/// Ends with a ``TripReceipt``.\nstruct TripFlow {\n"))
  }

  @Test(arguments: [
    "new-feature Trip --screens Term --dry-run", "new-screen Tour Pace --dry-run",
    "remove-feature Tour --dry-run",
  ])
  func `a dry run tells, and changes nothing`(words: String) {
    let bench = Workbench()
    bench.run("new-feature Tour --screens Term")
    let before = bench.folder.files

    let outcome = bench.run(words)

    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains("App/CompositionRoot/Root.swift") || outcome.output.contains("PaceModule.swift, 3 lines"))
    #expect(bench.folder.files == before)
  }
}
