import Testing

@testable import Scaffold

/// Each sentence, and that nothing has changed.
struct RefusalTests {
  @Test(arguments: [
    ("new-feature loan --screens A", "\"loan\" cannot be the name of a feature: it takes letters and digits of ASCII"),
    ("new-feature Lo-an --screens A", "\"Lo-an\" cannot be the name of a feature: it takes letters"),
    ("new-feature Löan --screens A", "\"Löan\" cannot be the name of a feature: it takes letters"),
    ("new-feature 1Loan --screens A", "\"1Loan\" cannot be the name of a feature: it takes letters"),
    ("new-feature Aaaaaaaaaaaaaaaaaaaaa --screens A", "is longer than 20 characters"),
    ("new-feature Self --screens A", "\"Self\" cannot be the name of a feature: Swift needs that word"),
    ("new-feature Foundation --screens A", "Swift needs that word"),
    ("new-feature Loan --screens Default", "\"Default\" cannot be the name of a screen: Swift needs that word"),
    ("new-feature Loan --screens RawValue", "\"RawValue\" cannot be the name of a screen: Swift needs that word"),
    ("new-feature Feedback --screens A", "Feedback is the template"),
    ("new-feature Loan --screens FeedbackA", "Feedback is the template"),
    ("new-feature Profile --screens A", "there is a module or a target of that name already"),
    ("new-feature PROFILE --screens A", "there is a module or a target of that name already"),
    ("new-feature App --screens A", "there is a module or a target of that name already"),
    (
      "new-feature ProfileFlow --screens A",
      "There is a type ProfileFlow already, in Modules/Features/Profile/ProfileFlow.swift."
    ),
    ("new-feature Loan --screens A --result ProfileFlow", "There is a type ProfileFlow already"),
    (
      "new-feature Loan --screens A --result Loan",
      "\"Loan\" cannot be the name of a result: that is the name of the feature"
    ),
    ("new-feature Loan --screens A --result AModule", "There would be two types AModule"),
    ("new-feature Loan --screens Amount,amount", "\"amount\" cannot be the name of a screen"),
    ("new-feature Loan --screens Amount,AmounT", "that is the name of another screen"),
    ("new-feature Loan --screens Loan", "that is the name of the feature"),
    (
      "new-feature Loan --screens Rest",
      "there is a \"rest\" in Modules/Features/Feedback/FeedbackReceipt.swift already"
    ),
    ("new-feature Alert --screens A", "There is a type Alert already, in Modules/Kernel/Kit/Kit.swift."),
    ("new-feature Context --screens A", "A type Context would hide the one that the new files need"),
    ("new-feature Amount --screens A", "there is a module or a target of that name already"),
    (
      "new-feature Loan --screens A --uses Transfer",
      "Transfer cannot be used: its TransferFeature has no \"var makeFlow"
    ),
    ("new-feature Loan --screens A --uses Profile,Profile", "Profile can be named once behind --uses"),
    ("new-feature Loan --screens A,B,C,D,E,F,G,H,I,J,K,L,M,N,O,P,Q,R,S,T,U", "A feature has at most 20 screens."),
    ("new-screen Loan A", "There is no module Modules/Features/Loan."),
    ("new-screen Profile A", "Profile was not made by new-feature"),
    ("remove-feature Profile", "Profile was not made by new-feature"),
    ("remove-feature Feedback --force", "Feedback was not made by new-feature"),
  ])
  func `what cannot be is refused`(words: String, sentence: String) {
    let bench = Workbench(Dictionary.smallPackage.merging(["Modules/Features/Amount/Sum.swift": ""]) { $1 })
    let before = bench.folder.files

    let outcome = bench.run(words)

    #expect(outcome.status == 1)
    #expect(outcome.output.contains(sentence))
    #expect(outcome.output.filter { $0 == "\n" }.count == 1)
    #expect(bench.folder.files == before)
  }

  @Test func `a name that a shared file declares already is refused`() {
    let bench = Workbench()
    bench.folder["App/CompositionRoot/Root.swift"] = bench.folder["App/CompositionRoot/Root.swift"]
      .replacing("case profile\n", with: "case profile\n  case loan(Int)\n")

    let outcome = bench.run("new-feature Loan --screens A")

    #expect(outcome.output.contains("there is a \"loan\" in App/CompositionRoot/Root.swift already"))
  }

  @Test func `a type of the app is not declared twice, and one of another module may be`() {
    let bench = Workbench(
      Dictionary.smallPackage.merging([
        "App/Headless/A.swift": "struct LoanTermScreen {}\n",
        "Modules/Features/Profile/TermModule.swift": "enum TermModule {}\n",
      ]) { $1 })

    #expect(
      bench.run("new-feature Loan --screens Term").output
        == "There is a type LoanTermScreen already, in App/Headless/A.swift.\n")
    #expect(bench.run("new-feature Deposit --screens Term").status == 0)
  }

  @Test func `a type of the app would hide one of the module, so the name is refused`() {
    let bench = Workbench()
    bench.folder["App/CompositionRoot/LoanFlow.swift"] = "final class LoanFlow {}\n"

    let outcome = bench.run("new-feature Loan --screens Term")

    #expect(outcome.output == "There is a type LoanFlow already, in App/CompositionRoot/LoanFlow.swift.\n")
  }

  @Test func `what the template needs is not hidden`() {
    let outcome = Workbench().run("new-feature Loan --screens A --result Context")

    #expect(outcome.output == "A type Context would hide the one that the new files need; take another name.\n")
  }

  @Test func `a missing template and a missing place in the manifest are named`() {
    let manifest = Workbench(Dictionary.smallPackage.merging(["Package.swift": "let package = Package()\n"]) { $1 })
    let template = Workbench(Dictionary.smallPackage.filter { !$0.key.hasPrefix("Modules/Features/Feedback") })
    let package = Workbench([:])

    #expect(
      manifest.run("new-feature Loan --screens A").output
        == "The manifest has no line for the template Feedback, so there is no place for Loan.\n")
    #expect(
      template.run("new-feature Loan --screens A").output
        == "The template is missing: there are no files in Modules/Features/Feedback.\n")
    #expect(
      package.run("new-feature Loan --screens A").output
        == "There is no Package.swift here; run this at the top of the package.\n")
  }

  @Test(arguments: [
    ("new-fature Loan", "There is no command \"new-fature\"; the nearest is \"new-feature\". --help lists them all."),
    (
      "new-feature Loan --screen A",
      "There is no option \"--screen\"; the nearest is \"--screens\". --help lists them all."
    ),
    ("new-screen Loan A --force", "There is no option \"--force\". --help lists them all."),
    ("new-feature Loan --screens", "--screens needs a value."),
    ("new-feature Loan --screens --dry-run", "--screens needs a value."),
    ("new-feature Loan --screens A,,B", "--screens takes names with a comma between them and no spaces: A,B."),
    ("new-feature Loan --screens A --screens B", "--screens is given twice."),
    ("new-feature Loan --screens A --dry-run=no", "--dry-run takes no value."),
    ("new-screen Loan", "Write: swift package new-screen Payments Confirm."),
    ("new-feature Loan", "--screens is missing: swift package new-feature Loan --screens Amount,Review."),
    (
      "new-feature Loan Deposit --screens A",
      "Write: swift package new-feature Payments --screens Amount,Review [--uses Profile] [--result PaymentReceipt]."
    ),
  ])
  func `what makes no sense says what is expected`(words: String, sentence: String) {
    #expect(Workbench().run(words) == Workbench.Outcome(status: 2, output: sentence + "\n"))
  }

  @Test(arguments: ["", "--help", "new-feature", "new-feature --help", "remove-feature Loan --help"])
  func `help is shown to who asks, and to who asks for nothing`(words: String) {
    let outcome = Workbench().run(words)

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("swift package new-feature Payments --screens Amount,Review"))
  }
}
