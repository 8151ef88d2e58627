import Testing

@testable import Mutants

struct InstrumentedFileTests {
  @Test func `each mutant has a branch, and the original body is the last`() throws {
    let sample = Sample("func a() { b() }\nlet c = 1\n")
    let name = try #require(sample.mutants.first).name

    let file = InstrumentedFile(sample.file, mutants: sample.mutants)

    #expect(
      file.text == """
        func a() { _noteBody(0x\(name))
        switch _activeMutant {
        case 0x\(name):
         () 
        return
        default:
         b() 
        return
        }
        }
        let c = 1

        """)
    #expect(file.branches.map(\.lines) == [3...5])
    #expect(file.bodies == [0: 1...10])
  }

  @Test func `a literal has a selection in its place, with lines of its own`() throws {
    let sample = Sample("struct A {\n  let b = [1, true]\n  let c = 2\n}\n")
    let names = sample.values.map(\.name)
    try #require(names.count == 3)

    let file = InstrumentedFile(sample.file, mutants: Array(sample.values.prefix(2).reversed()))

    #expect(
      file.text == """
        struct A {
          let b = [(
        _activeMutant == 0x\(names[0]) ? 2 : 1
        ), (
        _activeMutant == 0x\(names[1]) ? false : true
        )]
          let c = 2
        }

        """)
    #expect(file.branches.map(\.lines) == [2...3, 4...5])
    #expect(file.bodies == [0: 2...6])
  }

  @Test func `without mutants a file is not changed`() {
    let sample = Sample("func a() { b(true) }\nlet c = 1\n")

    #expect(InstrumentedFile(sample.file, mutants: []).text == "func a() { b(true) }\nlet c = 1\n")
  }

  @Test(arguments: [
    ("func a() -> Bool { b && c }", "return b && c"),
    ("func a() -> Bool { switch b { case .c: true } }", "return switch b"),
    ("func a() -> Bool { switch b { case .c: return true } }", " switch b"),
    ("func a() -> Bool { return true }", " return true"),
    ("func a() -> Bool {\n  let b = true\n  return b\n}", "  let b"),
  ])
  func `a bare value is returned`(source: String, branch: String) {
    let sample = Sample(source)

    let file = InstrumentedFile(sample.file, mutants: sample.mutants)

    #expect(file.text.contains("default:\n\(branch)") || file.text.contains("default:\n\n\(branch)"))
  }
}
