import Testing

@testable import Mutants

struct TargetTests {
  @Test func `two folders of one module have one target`() throws {
    let targets = [Target(name: "A", path: "Modules/A", type: "library")]

    let found = try ["Modules/A/One", "Modules/A/Two"].flatMap { try Target.find($0, in: targets) }

    #expect(found.map(\.folder) == ["Modules/A/One", "Modules/A/Two"])
    #expect(Target.distinct(found.map(\.target)).map(\.name) == ["A"])
  }
}
