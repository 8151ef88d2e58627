import Testing

@testable import Scaffold

struct NewFeatureTests {
  @Test func `a screen may be called as one of the template's`() {
    let bench = Workbench()
    bench.folder["Modules/Features/Feedback/FeedbackDraft.swift"] =
      "struct FeedbackDraft {\n  var opinion = 0\n  var contact = 0\n}\n"

    let outcome = bench.run("new-feature Loan --screens Contact,Opinion")

    #expect(outcome.status == 0)
    #expect(
      bench.folder["Modules/Features/Loan/LoanDraft.swift"]
        == "struct LoanDraft {\n  var contact = 0\n  var opinion = 0\n}\n")
  }

  @Test func `copies the files and puts lines into shared ones`() {
    let bench = Workbench()

    let outcome = bench.run("new-feature MoneyRequest --screens Amount,Review --uses Profile --result Promise")

    let new = Set(bench.folder.files.keys).subtracting(Workbench().folder.files.keys).sorted()
    #expect(outcome.status == 0)
    #expect(
      new == [
        "App/Headless/MoneyRequest/MoneyRequestAmountScreen.swift",
        "App/Headless/MoneyRequest/MoneyRequestReviewScreen.swift", "App/Journeys/MoneyRequest/completed.journey",
        "Modules/Features/MoneyRequest/.new-feature.json",
        "Modules/Features/MoneyRequest/Amount/AmountModule.swift",
        "Modules/Features/MoneyRequest/MoneyRequestFlow.swift",
        "Modules/Features/MoneyRequest/Promise.swift", "Modules/Features/MoneyRequest/Review/ReviewModule.swift",
        "Tests/MoneyRequestTests/MoneyRequestTests.swift",
      ])
    #expect(
      bench.folder["App/CompositionRoot/Root.swift"].hasSuffix(
        """
          func makeMoneyRequestFlow() -> MoneyRequestFlow {
            MoneyRequestFlow(
              needsProfile: needsProfile,
              title: "Money request")
          }
        }

        """))
    #expect(
      bench.folder["Package.swift"].contains(
        """
            .feature("Feedback", uses: ["Profile"]),
            .feature("MoneyRequest", uses: ["Profile"]),

        """))
  }

  @Test func `a feature comes behind those made before`() {
    let bench = Workbench()

    bench.run("new-feature Loan --screens Term")
    bench.run("new-feature Deposit --screens Term")

    #expect(
      bench.folder["App/CompositionRoot/Root.swift"].contains(
        "  case feedback\n  /// The Loan flow.\n  case loan\n  /// The Deposit flow.\n  case deposit\n}"))
  }

  @Test func `an import that only used features need is left out`() {
    let bench = Workbench()

    bench.run("new-feature Loan --screens Term")

    #expect(
      bench.folder["Modules/Features/Loan/LoanFlow.swift"].hasPrefix(
        "\n/// Ends with a ``LoanReceipt``.\nstruct LoanFlow {\n"))
  }

  @Test(arguments: [
    "new-feature Loan --screens Term --dry-run", "new-screen Deposit Rate --dry-run",
    "remove-feature Deposit --dry-run",
  ])
  func `a dry run tells, and changes nothing`(words: String) {
    let bench = Workbench()
    bench.run("new-feature Deposit --screens Term")
    let before = bench.folder.files

    let outcome = bench.run(words)

    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains("App/CompositionRoot/Root.swift") || outcome.output.contains("RateModule.swift, 3 lines"))
    #expect(bench.folder.files == before)
  }
}
