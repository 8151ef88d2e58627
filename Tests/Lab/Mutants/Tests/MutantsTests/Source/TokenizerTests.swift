import Testing

@testable import Mutants

struct TokenizerTests {
  private func texts(_ source: String) -> [String] {
    Tokenizer.tokens(of: Array(source.utf8)).map(\.text)
  }

  @Test func `words, numbers, operators and brackets are tokens`() {
    #expect(texts("a?.b(1) ?? c != .d") == ["a", "?", ".", "b", "(", "1", ")", "??", "c", "!=", ".", "d"])
  }

  @Test func `comments are left out, nested ones too`() {
    #expect(texts("a // b\n/* c /* d */ e */ f") == ["a", "f"])
  }

  @Test(arguments: [
    #""a && b""#, #""a \(b("c)") + "\(d)") e""#, "\"\"\"\n a \"b\"\n \\(c ? \"}\" : \"{\")\n \"\"\"",
    "#\"a \"b\" \\(c\"#", #""\"""#, ##"#"\#(a(")"))"#"##,
  ])
  func `a string is one token, whatever it contains`(string: String) {
    #expect(texts("x = \(string) + y") == ["x", "=", string, "+", "y"])
  }

  @Test(arguments: [#"/a: "([^"]+)\/"/"#, #"/\d+{2}/"#])
  func `a regular expression is one token, and a division is an operator`(expression: String) {
    #expect(texts("a(\(expression))") == ["a", "(", expression, ")"])
    #expect(texts("a(b/c, d / e)") == ["a", "(", "b", "/", "c", ",", "d", "/", "e", ")"])
  }

  @Test func `a range is an operator, and a member's dot is not`() {
    #expect(texts("0..<a.b...c") == ["0", "..<", "a", ".", "b", "...", "c"])
  }

  @Test func `spaces distinguish an operator between two operands from a prefix`() throws {
    let tokens = Tokenizer.tokens(of: Array("a - b, -c, x?.y, !z".utf8))

    #expect(tokens.filter(\.isBinary).map(\.text) == ["-"])
    #expect(tokens.filter(\.isPrefix).map(\.text) == ["-", "?", "!"])
  }
}
