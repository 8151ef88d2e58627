import Testing

@testable import Scaffold

struct ImportLineTests {
  @Test func `each run is put in order, and what stands between stays`() {
    let lines = ["import Zoo", "public import Bee", "", "@testable import Cow", "let a", "import B", "import A"]

    let expected = ["public import Bee", "import Zoo", "", "@testable import Cow", "let a", "import A", "import B"]
    #expect(ImportLine.sorted(lines) == expected)
  }

  @Test(arguments: ["let import = 1", "  import A", "// import A", "importA", "import"])
  func `anything else is no import`(line: String) {
    #expect(ImportLine(line) == nil)
  }

  @Test func `a shared file gets the import in its place`() {
    let bench = Workbench()

    bench.run("new-feature Trip --screens Term")

    #expect(
      bench.folder["App/CompositionRoot/Root.swift"].hasPrefix(
        "import Feedback\nimport Kit\nimport Trip\nimport Welcome\n"))
  }
}
