import Foundation
import Testing

@testable import FlowScaffold

struct ExpansionTests {
  @Test func `repeats lines for each screen and for each used feature`() {
    let copy = expand(
      "init(\n  a: A,\n  needsWelcome: P,\n  makeWelcome: P,\n  b: B\n) {\n  switch s {\n  case .opinion:\n    opinion()\n  }\n}",
      FeatureNames(
        feature: "Trip", screens: [Screen("Term"), Screen("Sum")], uses: ["Welcome", "Garden"], result: "Deal"))

    #expect(
      copy
        == "init(\n  a: A,\n  needsWelcome: P,\n  makeWelcome: P,\n  needsGarden: P,\n  makeGarden: P,\n  b: B\n) {\n"
        + "  switch s {\n  case .term:\n    term()\n  case .sum:\n    sum()\n  }\n}")
  }

  @Test(arguments: [
    ("a\nlet opinion = 1\n\nb", "a\nlet term = 1\nlet sum = 1\n\nb"),
    (
      "protocol P {\n  /// O.\n  func opinion()\n}",
      "protocol P {\n  /// O.\n  func term()\n\n  /// O.\n  func sum()\n}"
    ),
    ("a\n\nfunc opinion() {\n  a\n}", "a\n\nfunc term() {\n  a\n}\n\nfunc sum() {\n  a\n}"),
    ("switch a {\ncase .opinion:\n  b\n}", "switch a {\ncase .term:\n  b\ncase .sum:\n  b\n}"),
    ("type(.opinion)\ntap(.opinion)", "type(.term)\ntap(.term)\ntype(.sum)\ntap(.sum)"),
    (
      "// MARK: - Opinion\n\nextension Opinion {\n}\n\nx",
      "// MARK: - Term\n\nextension Term {\n}\n\n// MARK: - Sum\n\nextension Sum {\n}\n\nx"
    ),
  ])
  func `separates copies like the template's blocks`(text: String, copy: String) {
    #expect(
      expand(text, FeatureNames(feature: "Trip", screens: [Screen("Term"), Screen("Sum")], uses: [], result: "Deal"))
        == copy)
  }

  @Test(arguments: [
    ("a\n\nfunc startWelcome() {\n  context.start()\n}\n\nb", "a\n\nb"),
    ("a\n\nfunc startWelcome() {\n}", "a"),
    ("import Kit\nimport Welcome\n\na", "import Kit\n\na"),
    ("public import FlowKit\nlet a = 1\nlet makeWelcome: Flow", "import FlowKit\nlet a = 1"),
    ("public import FlowKit\nlet a: Flow\nlet makeWelcome: Flow", "public import FlowKit\nlet a: Flow"),
  ])
  func `omits lines about used features if there are none`(text: String, copy: String) {
    #expect(expand(text, FeatureNames(feature: "Trip", screens: [Screen("Term")], uses: [], result: "Deal")) == copy)
  }

  /// A list and a detail are always there; of the other kinds there may be none, or several.
  @Test(arguments: [
    (
      "func shelf() {\n  a\n}\n\nfunc rating() {\n  book()\n}\n\nfunc thanks() {\n  a\n}", "A.swift",
      "func tours() {\n  a\n}\n\nfunc note() {\n  tour()\n}\n\nfunc sum() {\n  tour()\n}"
    ),
    ("a()\nlending()\nthanks()", "A.swift", "a()\nleave()"),
    (
      "# Rating\ntap \"Rating\"\n\n# Lending\ntap \"Lending\"\ntap \"Close Thanks\"\ntap \"Book\"\n\n# Thanks\nback",
      "a.journey",
      "# Note\ntap \"Note\"\n\n# Sum\ntap \"Sum\"\n\n# Leave\ntap \"Leave\"\ntap \"Tour\""
    ),
  ])
  func `repeats a kind's lines for each screen of that kind`(
    text: String, path: String, copy: String
  ) {
    let names = FeatureNames(
      feature: "Trips",
      screens: [
        Screen("Tours", .list), Screen("Tour", .detail), Screen("Note"), Screen("Sum"), Screen("Leave", .confirm),
      ], uses: [], result: "Deal")

    #expect(Expansion(source: SourceText(text, path: path), names: names).file(for: CopySubject()) == copy)
  }

  /// A rule that loses, doubles or moves a line shows here, on the real template.
  @Test(arguments: TemplateFeature.all.map(\.names))
  func `a copy with the template's own names is unchanged`(names: FeatureNames) throws {
    let template = try Template(names.original, in: Self.package.get())

    let files = template.files(for: names)

    #expect(files.count > 10)
    for file in files {
      #expect(template.package.text(of: file.path) == String(decoding: file.data, as: UTF8.self), "\(file.path)")
    }
  }

  /// Catches a template that reserves common names of screens.
  @Test func `allows common names of screens`() throws {
    let package = try Self.package.get()
    let paths = package.paths.filter {
      $0.contains("Feedback") || $0.contains("Bookshelf") || $0.hasSuffix("AppFeatures.swift")
        || $0.hasSuffix(Package.manifest)
    }
    let contents = Dictionary(uniqueKeysWithValues: paths.map { ($0, package[$0] ?? Data()) })
    let names = ["Text", "Next", "Save", "Step", "Draft", "Screens", "Store", "One", "Flow", "Result"]
    let forms = names.map { Screen($0) }
    let kinds = [
      Screen("Draft", .list), Screen("Text", .detail), Screen("Step"), Screen("Flow", .confirm),
      Screen("Store", .outcome),
    ]

    for screens in [forms, kinds] {
      let names = FeatureNames(feature: "Trip", screens: screens, uses: [], result: "TripReceipt")
      let plan = try NewFeature(package: Package(contents), names: names).plan()
      #expect(plan.changes.filter { $0.path.hasSuffix("Module.swift") }.count == screens.count { $0.kind != .confirm })
    }
  }

  /// The package that these tests belong to, which is read once.
  private static let package = Result {
    try GitFolder(root: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")).package()
  }

  private func expand(_ text: String, _ names: FeatureNames) -> String {
    Expansion(source: SourceText(text, path: "A.swift"), names: names).file(for: CopySubject())
  }
}
