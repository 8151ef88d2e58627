import FlowTesting
import Testing
import Transfer

/// Random actions of a person, a bank and a caller.
@MainActor
struct TransferFlowRandomTests {
  @Test(arguments: Effort.atLeast(1, of: UInt64(1)...4))
  func `random actions violate no rule`(seed: UInt64) async throws {
    var person = try RandomSender(seed: seed)

    for _ in 0..<Effort.part(of: 10_000) { await person.act() }
    let problems = await person.leave()

    #expect(problems == [])
    #expect(person.violations == [])
    // Checks that the walk reaches every screen.
    for word in ["created", "pending", "cancelled", "sent", "answered"] {
      #expect(person.counts[word, default: 0] > Effort.part(of: 2), "\(word)")
    }
  }
}
