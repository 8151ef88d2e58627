import Testing

@testable import FlowScaffold

struct SourceBlockTests {
  @Test(arguments: [
    ("a\nb", ["a", "b"]),
    ("f {\n  a\n}\ng", ["f {\n  a\n}", "g"]),
    ("/// A.\n@MainActor\nstruct A {\n}", ["/// A.\n@MainActor\nstruct A {\n}"]),
    ("// Alone.\n\na", ["// Alone.", "a"]),
    ("// MARK: - A\n\nextension A {}\nb", ["// MARK: - A\n\nextension A {}", "b"]),
    ("f(\n  a\n) {\n  b\n\n  c\n}\ng", ["f(\n  a\n) {\n  b\n\n  c\n}", "g"]),
    (
      "if a {\n  b\n} else if c {\n  d\n} else {\n  e\n}\ng",
      ["if a {\n  b\n} else if c {\n  d\n} else {\n  e\n}", "g"]
    ),
    ("guard\n  a\nelse { return }\nb", ["guard\n  a\nelse { return }", "b"]),
    ("switch a {\ncase .b:\n  c\ncase .d: e\n}\nf", ["switch a {\ncase .b:\n  c\ncase .d: e\n}", "f"]),
    ("let a = \"\"\"\n{\n\"\"\"\nb", ["let a = \"\"\"\n{\n\"\"\"", "b"]),
    ("a(\"(\") // (\nb", ["a(\"(\") // (", "b"]),
    ("let a =\n  b\n  .c\nd", ["let a =\n  b\n  .c", "d"]),
  ])
  func `a block is a head with its comments and its indented lines`(text: String, blocks: [String]) {
    let source = SourceText(text, path: "A.swift")

    let found = source.blocks.map { source.lines[$0.lines].map(\.text).joined(separator: "\n") }

    #expect(found == blocks)
  }

  @Test(arguments: [
    ("switch a {\ncase .b:\n  c\ncase .d: e\n}", ["case .b:\n  c", "case .d: e"]),
    ("if a {\n  b\n} else if c {\n  d\n}", ["  b", "} else if c {\n  d"]),
    ("f(\n  a,\n  b\n) {\n  c\n}", ["  a,", "  b", ") {\n  c"]),
    (".a(\n  [\n    b,\n    c,\n  ]),", ["  [\n    b,\n    c,\n  ]),"]),
  ])
  func `a block contains blocks`(text: String, blocks: [String]) {
    let source = SourceText(text, path: "A.swift")

    let found = source.blocks(in: source.blocks[0].inner)

    #expect(found.map { source.lines[$0.lines].map(\.text).joined(separator: "\n") } == blocks)
  }

  @Test func `in prose a paragraph is a block`() {
    let source = SourceText("a\n  b\n\nc\n", path: "a.journey")

    #expect(source.blocks.map(\.lines) == [0..<2, 3..<4])
  }
}
