import TestSupport
import Testing
import Transfer

/// A person, a bank and a caller who do what nobody would think of.
@MainActor
struct TransferFlowRandomTests {
  @Test(arguments: Effort.first(1, of: UInt64(1)...4))
  func `random acts break nothing`(seed: UInt64) async throws {
    var person = try RandomSender(seed: seed)

    for _ in 0..<Effort.part(of: 10_000) { await person.act() }
    let problems = await person.leave()

    #expect(problems == [])
    #expect(person.surprises == [])
    // So that the walk is known to come everywhere.
    for word in ["created", "pending", "cancelled", "sent", "answered"] {
      #expect(person.counts[word, default: 0] > Effort.part(of: 2), "\(word)")
    }
  }
}
