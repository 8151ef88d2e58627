import FlowTesting
import TestSupport
import Testing

/// A person who does what nobody would think of.
@MainActor
struct BusinessFlowRandomTests {
  @Test(arguments: Effort.first(1, of: UInt64(1)...4))
  func `10000 random acts break nothing`(seed: UInt64) async throws {
    var person = RandomPerson(seed: seed)

    for _ in 0..<10_000 { try await person.act() }
    let problems = await person.leave()

    #expect(problems == [])
    #expect(person.surprises == [])
    // So that the walk is known to come everywhere.
    #expect(person.completedCount > 5)
    #expect(person.cancelledCount > 20)
    #expect(person.visits == ["profile", "company", "address", "roleAndWeb", "review", "a change", "another visit"])
  }
}
