import Testing

@testable import Scaffold

struct RemoveFeatureTests {
  @Test func `leaves every byte as it was, in whatever order features come and go`() {
    let bench = Workbench()
    let before = bench.folder.files

    bench.run("new-feature Loan --screens Term,Sum --uses Profile")
    bench.run("new-feature Deposit --screens Rate")
    let withDeposit = Workbench()
    withDeposit.run("new-feature Deposit --screens Rate")
    bench.run("new-screen Loan Note")
    bench.run("remove-feature Loan")

    #expect(bench.folder.files == withDeposit.folder.files)
    bench.run("remove-feature Deposit")
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
    bench.run("new-feature Loan --screens Term")
    bench.folder["Package.swift"] = "// On top\r\n" + bench.folder["Package.swift"]

    let outcome = bench.run("remove-feature Loan")

    #expect(outcome.status == 0)
    #expect(
      bench.folder["Package.swift"]
        == "// On top\r\n" + Workbench().folder["Package.swift"] + "// At the end, without a line end")
  }

  @Test func `refuses when a file was changed, is missing or was added, and names all`() {
    let bench = Workbench()
    bench.run("new-feature Loan --screens Term")
    bench.folder["Modules/Features/Loan/LoanFlow.swift"] += "\n"
    bench.folder["Modules/Features/Loan/New.swift"] = ""
    try? bench.folder.remove("Modules/Features/Loan/LoanReceipt.swift")
    let before = bench.folder.files

    let outcome = bench.run("remove-feature Loan")

    #expect(
      outcome.output == "Loan was changed since it was made (--force removes it all the same): "
        + "changed Modules/Features/Loan/LoanFlow.swift; missing Modules/Features/Loan/LoanReceipt.swift; added Modules/Features/Loan/New.swift.\n"
    )
    #expect(bench.folder.files == before)
  }

  @Test func `refuses when its lines in a shared file were changed`() {
    let bench = Workbench()
    bench.run("new-feature Loan --screens Term")
    bench.folder["Package.swift"] = bench.folder["Package.swift"].replacing(#""Loan","#, with: #""Loan", "Kit","#)
    let before = bench.folder.files

    let outcome = bench.run("remove-feature Loan")

    #expect(outcome.output.hasPrefix("Package.swift was changed where it speaks of the feature: \"\"Loan\",\""))
    #expect(bench.folder.files == before)
  }

  @Test func `refuses when nobody can tell which lines are its own`() {
    let bench = Workbench()
    bench.run("new-feature Loan --screens Term")
    bench.folder["App/CompositionRoot/Root.swift"] += "\nenum Exit {\n  /// The Loan flow.\n  case loan\n}\n"
    let before = bench.folder.files

    let outcome = bench.run("remove-feature Loan")

    #expect(outcome.output.hasPrefix("App/CompositionRoot/Root.swift was changed where it speaks of the feature"))
    #expect(bench.folder.files == before)
  }

  @Test(arguments: ["import Loan\n", "@testable public import Loan\n"])
  func `refuses when another module uses it`(line: String) {
    let bench = Workbench()
    bench.run("new-feature Loan --screens Term")
    bench.folder["Modules/Features/Profile/ProfileFlow.swift"] = line
    let before = bench.folder.files

    let outcome = bench.run("remove-feature Loan")

    #expect(
      outcome == Workbench.Outcome(status: 1, output: "Loan is used by Modules/Features/Profile/ProfileFlow.swift.\n"))
    #expect(bench.folder.files == before)
  }

  @Test func `is forced, and says what it leaves`() {
    let bench = Workbench()
    bench.run("new-feature Loan --screens Term")
    bench.folder["Modules/Features/Loan/LoanFlow.swift"] += "\n"
    bench.folder["Modules/Features/Loan/New.swift"] = ""
    bench.folder["Package.swift"] = bench.folder["Package.swift"].replacing(#""Loan","#, with: #""Loan", "Kit","#)

    let outcome = bench.run("remove-feature Loan --force")

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("  left     Package.swift:8  \"Loan\", \"Kit\",\n"))
    #expect(bench.folder.files.keys.sorted() == Workbench().folder.files.keys.sorted())
    #expect(bench.folder["App/CompositionRoot/Root.swift"] == Workbench().folder["App/CompositionRoot/Root.swift"])
  }

  @Test func `is forced, and says where each line is that it leaves`() {
    let bench = Workbench()
    bench.run("new-feature Loan --screens Term")
    bench.folder["App/CompositionRoot/Root.swift"] = bench.folder["App/CompositionRoot/Root.swift"]
      .replacing("    LoanFlow(\n", with: "    LoanFlow( // changed\n")
    bench.folder["Modules/Features/Profile/ProfileFlow.swift"] = "// One line\nimport Loan\n"

    let outcome = bench.run("remove-feature Loan --force")

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("  left     Modules/Features/Profile/ProfileFlow.swift:2  import Loan\n"))
    #expect(outcome.output.contains("func makeLoanFlow() -> LoanFlow {\n"))
    #expect(outcome.output.contains("LoanFlow( // changed\n"))
  }
}
