import Testing

@testable import FlowScaffold

struct ImportLineTests {
  @Test func `sorts each run of imports, and keeps other lines in place`() {
    let lines = ["import Zoo", "public import Bee", "", "@testable import Cow", "let a", "import B", "import A"]

    let expected = ["public import Bee", "import Zoo", "", "@testable import Cow", "let a", "import A", "import B"]
    #expect(ImportLine.sorted(lines) == expected)
  }

  @Test(arguments: ["let import = 1", "  import A", "// import A", "importA", "import"])
  func `other lines are not imports`(line: String) {
    #expect(ImportLine(line) == nil)
  }
}
