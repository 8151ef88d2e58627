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
}
