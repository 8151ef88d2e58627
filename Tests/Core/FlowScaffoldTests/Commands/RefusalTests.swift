import Testing

@testable import FlowScaffold

/// The error messages, without any change of the package.
struct RefusalTests {
  @Test(arguments: [
    ("new-feature trip --screens A", "\"trip\" cannot be the name of a feature: it takes letters and digits of ASCII"),
    ("new-feature Tr-ip --screens A", "\"Tr-ip\" cannot be the name of a feature: it takes letters"),
    ("new-feature Tríp --screens A", "\"Tríp\" cannot be the name of a feature: it takes letters"),
    ("new-feature 1Trip --screens A", "\"1Trip\" cannot be the name of a feature: it takes letters"),
    ("new-feature Aaaaaaaaaaaaaaaaaaaaa --screens A", "is longer than 20 characters"),
    ("new-feature Self --screens A", "\"Self\" cannot be the name of a feature: Swift needs that word"),
    ("new-feature Foundation --screens A", "Swift needs that word"),
    ("new-feature Trip --screens Default", "\"Default\" cannot be the name of a screen: Swift needs that word"),
    ("new-feature Trip --screens RawValue", "\"RawValue\" cannot be the name of a screen: Swift needs that word"),
    ("new-feature Feedback --screens A", "that is the name of a template"),
    ("new-feature Trip --screens FeedbackA", "that is the name of a template"),
    ("new-feature Welcome --screens A", "there is a module or a target of that name already"),
    ("new-feature WELCOME --screens A", "there is a module or a target of that name already"),
    ("new-feature App --screens A", "there is a module or a target of that name already"),
    (
      "new-feature WelcomeFlow --screens A",
      "There is a type WelcomeFlow already, in Modules/Welcome/WelcomeFlow.swift."
    ),
    ("new-feature Trip --screens A --result WelcomeFlow", "There is a type WelcomeFlow already"),
    (
      "new-feature Trip --screens A --result Trip",
      "\"Trip\" cannot be the name of a result: that is the name of the feature"
    ),
    ("new-feature Trip --screens A --result AModule", "There would be two types AModule"),
    ("new-feature Trip --screens Dates,dates", "\"dates\" cannot be the name of a screen"),
    ("new-feature Trip --screens Dates,DateS", "that is the name of another screen"),
    ("new-feature Trip --screens Trip", "that is the name of the feature"),
    (
      "new-feature Trip --screens Rest",
      "there is a \"rest\" in Modules/Feedback/FeedbackReceipt.swift already"
    ),
    ("new-feature Alert --screens A", "There is a type Alert already, in Modules/Core/Kernel/Kit/Kit.swift."),
    ("new-feature Context --screens A", "A type Context would hide the one that the new files need"),
    ("new-feature Dates --screens A", "there is a module or a target of that name already"),
    (
      "new-feature Trip --screens A --uses Delivery",
      "Delivery cannot be used: its DeliveryFeature has no \"var makeFlow"
    ),
    ("new-feature Trip --screens A --uses Welcome,Welcome", "Welcome can be named once after --uses"),
    ("new-feature Trip --screens A,B,C,D,E,F,G,H,I,J,K,L,M,N,O,P,Q,R,S,T,U", "A feature has at most 20 screens."),
    ("new-feature Trip --screens A:list", "A feature has one list and one detail, with forms"),
    ("new-feature Trip --screens A:confirm", "A feature has one list and one detail, with forms"),
    ("new-feature Trip --screens A:page,B:form", "A feature has one list and one detail, with forms"),
    ("new-feature Trip --screens A:ask,B:form", "A feature has one list and one detail, with forms"),
    ("new-feature Trip --screens A:list,B:detail,C:ask", "A feature has one list and one detail, with forms"),
    ("new-feature Trip --screens A:page,B:ask", "A feature has one list and one detail, with forms"),
    ("new-feature Trip --screens A:browse,B:form", "A feature has one list and one detail, with forms"),
    ("new-feature Trip --screens A:ask,B:ask", "A feature has one ask at most."),
    ("new-feature Trip --screens A:page,B:page", "A feature has one page at most."),
    ("new-feature Trip --screens A:list,B:list,C:detail", "A feature has one list at most."),
    ("new-feature Trip --screens A:list,B:detail,C:outcome,D:outcome", "A feature has one outcome at most."),
    ("new-feature Trip --screens A:list,B:detail,C:form,D:outcome", "An outcome is shown after a confirmation"),
    ("new-app Garden", "Modules/Core/Templates/Starter/ contains no starter app."),
  ])
  func `refuses a command that cannot be executed`(words: String, sentence: String) {
    let bench = Workbench(Dictionary.smallPackage.merging(["Modules/Dates/Sum.swift": ""]) { $1 })
    let before = bench.folder.files

    let outcome = bench.run(words)

    #expect(outcome.status == 1)
    #expect(outcome.output.contains(sentence))
    #expect(outcome.output.filter { $0 == "\n" }.count == 1)
    #expect(bench.folder.files == before)
  }

  @Test func `a type of the app is not declared twice, and one of another module may be`() {
    let bench = Workbench(
      Dictionary.smallPackage.merging([
        "App/Headless/A.swift": "struct TripTermPage {}\n",
        "Modules/Welcome/TermModule.swift": "enum TermModule {}\n",
      ]) { $1 })

    #expect(
      bench.run("new-feature Trip --screens Term").output
        == "There is a type TripTermPage already, in App/Headless/A.swift.\n")
    #expect(bench.run("new-feature Tour --screens Term").status == 0)
  }

  @Test func `a type of the app would hide one of the module, so the name is refused`() {
    let bench = Workbench()
    bench.folder["App/CompositionRoot/TripFlow.swift"] = "final class TripFlow {}\n"

    let outcome = bench.run("new-feature Trip --screens Term")

    #expect(outcome.output == "There is a type TripFlow already, in App/CompositionRoot/TripFlow.swift.\n")
  }

  @Test func `refuses a type that hides one of the template's`() {
    let outcome = Workbench().run("new-feature Trip --screens A --result Context")

    #expect(outcome.output == "A type Context would hide the one that the new files need; choose another name.\n")
  }

  @Test func `a missing template and a missing place in the manifest are named`() {
    let manifest = Workbench(Dictionary.smallPackage.merging(["Package.swift": "let package = Package()\n"]) { $1 })
    let screens = Workbench(Dictionary.smallPackage.filter { !$0.key.hasPrefix("App/CompositionRoot/Feedback") })
    let template = Workbench(Dictionary.smallPackage.filter { !$0.key.hasPrefix("Modules/Feedback") })
    let package = Workbench([:])

    #expect(
      manifest.run("new-feature Trip --screens A").output
        == "There is no place for Trip in Package.swift: it needs the line \"let features = [\", with each element on a line "
        + "of its own below it.\n")
    #expect(
      screens.run("new-feature Trip --screens A").output
        == "The template is incomplete: there are no files in App/CompositionRoot/Feedback/.\n")
    #expect(
      template.run("new-feature Trip --screens A").output
        == "The template is incomplete: there are no files in Modules/Feedback/.\n")
    #expect(
      package.run("new-feature Trip --screens A").output
        == "There is no Package.swift here; run this at the top of the package.\n")
  }

  @Test(arguments: [
    ("new-fature Trip", "There is no command \"new-fature\"; the nearest is \"new-feature\". --help lists them all."),
    (
      "new-feature Trip --screen A",
      "There is no option \"--screen\"; the nearest is \"--screens\". --help lists them all."
    ),
    ("new-feature Trip --screens A --overwrite", "There is no option \"--overwrite\". --help lists them all."),
    ("update-app --uses B", "--uses has no effect with update-app, only with new-feature."),
    ("new-feature Trip --screens", "--screens needs a value: --screens Dates,Guests."),
    ("new-feature Trip --screens --dry-run", "--screens needs a value: --screens Dates,Guests."),
    ("new-feature Trip --screens A,,B", "--screens takes names with a comma between them and no spaces: A,B."),
    (
      "new-feature Trip --screens A:lists",
      "There is no kind of screen \"lists\"; the nearest is \"list\". The kinds are list, detail, form, confirm, outcome, page, ask, browse."
    ),
    (
      "new-feature Trip --screens A:form:list",
      "There is no kind of screen \"form:list\". The kinds are list, detail, form, confirm, outcome, page, ask, browse."
    ),
    ("new-feature Trip --screens A --screens B", "--screens is given twice."),
    ("new-feature Trip --screens A --dry-run=no", "--dry-run takes no value."),
    ("new-feature Trip", "This needs --screens Dates,Guests."),
    (
      "new-feature Trip Tour --screens A",
      "Write: new-feature Bookings --screens Dates,Guests."
    ),
  ])
  func `describes the expected usage`(words: String, sentence: String) {
    #expect(Workbench().run(words) == Workbench.Outcome(status: 2, output: sentence + "\n"))
  }

  @Test(arguments: ["", "--help", "new-feature", "new-feature --help"])
  func `prints help on request and without arguments`(words: String) {
    let outcome = Workbench().run(words)

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("swift package new-feature Bookings --screens Dates,Guests"))
    #expect(outcome.output.contains("follow \"Another form\" in docs/adding-a-feature.md."))
  }
}
