import Testing

@testable import Mutants

struct ProcessTreeTests {
  @Test func `children and their children belong to a process, and others do not`() {
    let table = "    1     0\n   10     1\n   11    10\n  120    11\n   13     1\n   14    13\n"

    #expect(Set(ProcessTree.descendants(of: 10, in: table)) == [11, 120])
    #expect(ProcessTree.descendants(of: 14, in: table) == [])
  }
}
