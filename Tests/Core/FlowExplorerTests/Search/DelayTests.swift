import FlowHeadless
import Testing

@testable import FlowExplorer

@MainActor
struct DelayTests {
  private let hold = ExplorerAction(.fault, [.app(phrase: "hold the next reply", texts: [])])
  private let lose = ExplorerAction(.fault, [.app(phrase: "lose the next letter", texts: [])])

  /// Catches a comparison without the other fault, while the reply is held in both: it finds that fault's changes.
  @Test func `the fault next to a tap is not always the one that has held its reply`() async {
    #expect(await !isDifferent(after: [hold, lose]))
    #expect(await !isDifferent(after: [lose, hold]))
  }

  /// Returns whether a reply that comes late has another effect than one that comes at once.
  private func isDifferent(after faults: [ExplorerAction]) async -> Bool {
    let write: [ExplorerAction] = [
      ExplorerAction(.tap, .tap("Write")), ExplorerAction(.fill, .fill("To", with: "Ada")),
      ExplorerAction(.tap, .tap("Continue")),
    ]
    let send = [
      ExplorerAction(.tap, .tap("Send")), ExplorerAction(.reply, [.app(phrase: "give the held reply", texts: [])]),
    ]
    let rule = RuleViolation(
      rule: RuleViolation.delayHasNoEffect,
      explanation: "give the held reply leads to another state than a reply that comes at once.")
    return await Exploration(of: SmallApp()).reproduces(rule, 0, write + faults + send)
  }
}
