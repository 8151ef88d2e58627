import FlowKit
import FlowTestSupport
import FlowTesting
import Onboarding
import Testing

/// Random actions of a person.
@MainActor
struct OnboardingFlowRandomTests {
  @Test(arguments: Effort.first(1, of: UInt64(1)...4))
  func `random actions break nothing`(seed: UInt64) async throws {
    var person = try RandomPerson(seed: seed)

    for _ in 0..<Effort.part(of: 10_000) { await person.act() }
    let problems = await person.leave()

    #expect(problems == [])
    #expect(person.surprises == [])
    // Checks that the walk reaches every screen.
    #expect(person.completedCount > Effort.part(of: 20))
    #expect(person.cancelledCount > Effort.part(of: 20))
    #expect(person.killCount > Effort.part(of: 20))
    #expect(person.anewCount > Effort.part(of: 20))
  }
}
