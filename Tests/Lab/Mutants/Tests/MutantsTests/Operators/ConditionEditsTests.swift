import Testing

@testable import Mutants

struct ConditionEditsTests {
  private func changes(_ body: String) -> Set<String> { Set(Sample(body: body).changes) }

  @Test func `a clause is negated and left out, a binding is neither`() {
    let changes = changes("guard let a, b(c), !d else { return }")

    #expect(
      changes == [
        "guard let a, !b(c), !d else { return }", "guard let a, !d else { return }",
        "guard let a, b(c), d else { return }", "guard let a, b(c) else { return }",
      ])
  }

  @Test func `a comparison is not negated, since its operator is replaced`() {
    #expect(changes("while a == b {\n}") == ["while a != b {"])
  }

  @Test func `a condition with operators is negated in brackets`() {
    #expect(changes("if try a() {\n  b()\n  c()\n}").contains("if !(try a()) {"))
    #expect(changes("if a, b && c {\n  d()\n  e()\n}").contains("if a, !(b && c) {"))
  }

  @Test func `removes an operand; exchanges && and ||`() {
    let changes = changes("x = a(1, 2) && b.c\n  || d")

    #expect(changes.isSuperset(of: ["x = b.c", "x = a(1, 2)", "x = a(1, 2) || b.c", "x = a(1, 2) && b.c", "&& d"]))
  }

  @Test func `the question of a ternary is negated`() {
    #expect(changes("return a.b ? c : d").contains("return !a.b ? c : d"))
    #expect(changes("let x = f(y, a && b ? c : d)").contains("let x = f(y, !(a && b) ? c : d)"))
  }

  @Test func `removes the value before the question marks`() {
    #expect(changes("let x = a.b?.c(d, e) ?? f") == ["let x = f"])
    #expect(changes("let x = y == a ?? b").contains("let x = y == b"))
  }
}
