import Testing

@testable import Mutants

struct ValueTests {
  private func values(_ source: String) -> [String] {
    let file = Sample(source).file
    return Value.all(in: file).filter { !$0.hasOnlyStrings }
      .map { "\($0.declaration): \(file.text(file.bytes(of: $0.tokens)))" }
  }

  @Test func `stored properties have values: those of instances, of types and of the file`() {
    let found = values(
      """
      struct A {
        var count = 0
        let limit: Int = 1000
        static let x = "y"
        let z: Int
        var b =
          [1]
          .map { $0 + 1 }
        var c: Int { 1 }
      }
      let d = true
      """)

    #expect(found == ["count: 0", "limit: 1000", "x: \"y\"", "b: [1]\n    .map { $0 + 1 }", "d: true"])
  }

  @Test func `a value ends where the accessors begin`() {
    #expect(values("struct A {\n  var b = 1 { didSet { c(2) } }\n  let d = 3\n}\n") == ["b: 1", "d: 3"])
  }

  @Test func `default arguments are values, and the raw values of an enum's cases are none`() {
    let found = values(
      """
      enum A: String {
        case b = "c"
        init(d: (Int) -> Int = { $0 + 1 }, e: [Int] = [1, 2]) { self = .b }
        func f<G>(_ g: G, h: Int = 3) throws(I) -> (Int, Int) { (1, 2) }
      }
      """)

    #expect(found == ["init: { $0 + 1 }", "init: [1, 2]", "f: 3"])
  }

  @Test func `values and bodies are in the order of the text`() {
    let declarations = Value.all(in: Sample("func a(b: Int = 1) { c() }\nlet d = 1\nfunc e() { c() }\n").file)
      .map { "\($0.declaration) \($0.hasOnlyStrings)" }

    #expect(declarations == ["a false", "a true", "d false", "e true"])
  }
}
