import FlowKit
import FlowTesting
import Profile
import TestSupport
import Testing

/// A person who does what nobody would think of.
@MainActor
struct ProfileFlowRandomTests {
  @Test(arguments: Effort.first(1, of: UInt64(1)...10))
  func `random acts break nothing`(seed: UInt64) async throws {
    var person = try RandomPerson(seed: seed)

    for _ in 0..<Effort.part(of: 10_000) { await person.act() }
    let problems = await person.leave()

    #expect(problems == [])
    #expect(person.surprises == [])
    // So that the walk is known to come everywhere.
    #expect(person.completedCount > Effort.part(of: 4))
    #expect(person.cancelledCount > Effort.part(of: 20))
  }
}
