import Testing

@testable import Mutants

struct LiteralEditsTests {
  @Test(arguments: [
    ("let a = 1_000", ["let a = 1001"]),
    ("let a = 0.25", ["let a = 1.25"]),
    ("let a = -1", ["let a = -2"]),
    ("let a = b.0", []),
    ("let a = 0...b.c", ["let a = 1...b.c"]),
    ("var a = false", ["var a = true"]),
    ("let a = B.true", []),
    ("let a = \"bc\"", ["let a = \"\""]),
    ("let a = \"\"", ["let a = \"?\""]),
    ("let a = \"b\"", ["let a = \"?\""]),
    ("let a = \"\\n\"", ["let a = \"?\""]),
    ("let a = \"?\"", ["let a = \"\""]),
    ("let a = \"b \\(c ? \"d\" : \"e\")\"", ["let a = \"\""]),
    ("let a = /\"b+\"/", []),
    ("let a = b + c", []),
  ])
  func `replaces a literal of a value`(line: String, changes: [String]) {
    #expect(Sample(line).values.map(\.mutated) == changes)
  }

  @Test func `a string of several lines is shown by its first`() {
    #expect(Sample("let a = \"\"\"\n  b\n  \"\"\"\n").values.map(\.mutated) == ["let a = \"\""])
  }

  @Test func `in a body, only strings change, since its branches change the rest`() {
    let sample = Sample(body: "let a = 1\nb(\"cd\", true)")

    #expect(sample.values.map(\.mutated) == ["b(\"\", true)"])
    #expect(sample.changes.contains("let a = 2"))
  }

  @Test func `a generated file has no values`() {
    let line = "let a = 1\n"

    #expect(Sample("// swift-format-ignore-file\n" + line).values.isEmpty)
    #expect(Sample("// a\n" + line).values.count == 1)
  }

  @Test func `the same change in the same line of another place is another mutant`() {
    let names = Sample("let a = [1, 1]\nstruct B {\n  let a = [1, 1]\n}\n").values.map(\.name)

    #expect(Set(names).count == 4)
  }
}
