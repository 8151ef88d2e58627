import Testing

@testable import Mutants

struct TokenEditsTests {
  @Test(arguments: [
    ("let x = a < b", ["let x = a <= b", "let x = a >= b"]),
    ("let x = a >= b", ["let x = a > b", "let x = a < b"]),
    ("let x = a === b", ["let x = a !== b"]),
    ("let x = a + b", ["let x = a - b"]),
    ("let x = a.first", ["let x = a.last"]),
    ("let x = !a", ["let x = a"]),
    ("let x = true", ["let x = false"]),
    ("let x = a(2)", ["let x = a(3)"]),
    ("let x = a.0", []),
    ("let x: Set<A> = b", []),
    ("let x = \"true && 1\"", []),
    ("let x = a // b && c", []),
    ("let x = 0..<a", ["let x = 1..<a", "let x = 0...a"]),
    ("let x = (a.isEmpty)", ["let x = (!a.isEmpty)"]),
    ("let x = f(a?.b(c).d.isEmpty)", ["let x = f(!a?.b(c).d.isEmpty)"]),
    ("let x = (!a.isEmpty)", ["let x = (a.isEmpty)"]),
  ])
  func `replaces one token by another`(line: String, changes: [String]) {
    #expect(Sample(body: line).changes == changes)
  }

  @Test func `the same change in the same line of another place is another mutant`() {
    let names = Sample(body: "a(1, 1)\na(1, 1)").mutants.map(\.name)

    #expect(names.count == 6)
    #expect(Set(names).count == 6)
  }

  @Test func `a mutant keeps its name when lines are inserted above it`() throws {
    let before = try #require(Sample("func a() { b() }").mutants.first)
    let after = try #require(Sample("\n\nlet x = 1\nfunc a() { b() }").mutants.first)

    #expect(before.id == after.id)
    #expect(after.line == 4)
  }
}
