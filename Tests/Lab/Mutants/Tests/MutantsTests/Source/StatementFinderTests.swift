import Testing

@testable import Mutants

struct StatementFinderTests {
  private func statements(_ body: String) -> [String] {
    let file = Sample(body: body).file
    return BodyFinder.bodies(of: file).flatMap { StatementFinder.statements(of: $0, in: file) }
      .map { file.text(file.bytes(of: $0.tokens)) }
  }

  @Test func `a statement continues where a line begins with an operator, a dot or a bracket`() {
    let found = statements("a()\n  .b(\n    c\n  )\nlet d =\n  e\n  ?? f\ng = h\n  ? i : j")

    #expect(found == ["a()\n  .b(\n    c\n  )", "let d =\n  e\n  ?? f", "g = h\n  ? i : j"])
  }

  @Test func `the statements of a switch are behind the labels`() {
    let found = statements("switch a {\ncase .b(let c) where c > 1, .d: e()\ncase .f:\n  g()\n  h()\ndefault: i()\n}")

    #expect(found.dropFirst() == ["e()", "g()", "h()", "i()"])
  }

  @Test func `a closure's parameters are not a statement`() {
    #expect(statements("a { [weak self] b, c in self?.d(b) }").last == "self?.d(b)")
    #expect(statements("a {\n  for b in c { d() }\n}").contains("for b in c { d() }"))
  }

  @Test func `an if with its else is one statement`() {
    #expect(statements("if a { b() } else if c {\n  d()\n} else { e() }\nf()").count == 5)
  }
}
