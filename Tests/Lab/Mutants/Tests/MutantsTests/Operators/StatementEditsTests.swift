import Testing

@testable import Mutants

struct StatementEditsTests {
  @Test func `calls and assignments are removed, declarations are not`() {
    #expect(Sample(body: "let a = b\na.c()\nd = a\nself.e += a").changes.filter { $0 == "()" }.count == 3)
  }

  @Test func `removes a whole if that leaves the function, otherwise only its statements`() {
    #expect(Sample(body: "if a { return }\nb()").changes == ["()", "if !a { return }", "if true { return }", "()"])
    #expect(Sample(body: "if a { b() }").changes.contains("if a { () }"))
    #expect(!Sample(body: "if a { b() }").changes.contains("()"))
  }

  @Test func `keeps a break at the end of a case, and removes one that leaves a loop`() {
    #expect(Sample(body: "switch a {\ncase .b: break\ncase .c:\n  d()\n  break\n}").changes == ["()"])
    #expect(Sample(body: "for a in b {\n  switch a {\n  case .c: break d\n  }\n}").changes.contains("case .c: ()"))
    #expect(Sample(body: "for a in b {\n  c()\n  break\n}").changes.filter { $0 == "()" }.count == 3)
  }

  @Test func `removes a guard only if it binds nothing`() {
    #expect(Sample(body: "guard a, !b else { return }").changes.contains("()"))
    #expect(!Sample(body: "guard let a, !b else { return }").changes.contains("()"))
  }

  @Test func `the only value of a function stays`() {
    #expect(Sample("func a() -> Int { b() }").changes == [])
    #expect(Sample("func a() { b() }").changes == ["func a() { () }"])
  }

  @Test func `the first value of a property is kept, and a later one is removed`() {
    let sample = Sample(
      """
      struct A {
        let b: Int
        var c = B()
        var d: C? { didSet { e() } }
        init(b: Int) {
          self.b = b
          c = x
          d = y
          d?.e = z
        }
      }
      """)

    #expect(sample.mutants.filter { $0.mutated == "()" }.map(\.original) == ["c = x", "d = y", "d?.e = z"])
  }

  @Test func `a statement of several lines is shown by its first`() throws {
    let mutant = try #require(Sample(body: "for a in b {\n}").mutants.first)

    #expect(mutant.original == "for a in b { …")
    #expect(mutant.mutated == "()")
    #expect(mutant.line == 2)
  }
}
