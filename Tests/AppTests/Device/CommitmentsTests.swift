import FlowExplorer
import Testing

struct CommitmentsTests {
  private func commitments(
    executed: [String] = [], unresolved: Set<String> = [], acknowledged: [String: String] = [:],
    unannounced: [String: String] = [:]
  ) -> Commitments {
    var commitments = Commitments()
    (commitments.executed, commitments.unresolved) = (executed, unresolved)
    (commitments.acknowledged, commitments.unannounced) = (acknowledged, unannounced)
    return commitments
  }

  /// Catches a transfer that is sent again with another identifier.
  @Test func `a confirmed action is executed at most once`() {
    func problem(_ before: [String], _ unresolved: Set<String>, _ now: [String], confirmed: Bool = false) -> String? {
      commitments(executed: now).findUnconfirmedWork(
        since: commitments(executed: before, unresolved: unresolved), confirmed: confirmed, afterFailure: false)
    }

    #expect(problem([], ["a"], ["a"]) == nil)
    #expect(problem([], [], ["a"], confirmed: true) == nil)
    #expect(problem(["a"], ["a"], ["a", "b"]) == "Something was done that nobody has confirmed.")
    #expect(problem([], [], ["a", "b"], confirmed: true) == "Something was done that nobody has confirmed.")
    #expect(problem(["a"], ["a"], ["a", "a"]) == "Something was done twice.")
    // It was reported when it was done.
    #expect(problem(["a", "a"], [], ["a", "a"]) == nil)
  }

  /// Catches a refusal that nobody reads, a notice that makes the app forget all others, and a home that says nothing.
  @Test func `a confirmed action is executed, pending or reported, each failure by its own sentence`() {
    let (one, two) = (["a": "not sent"], ["a": "not sent", "b": "not sent"])
    func problem(
      _ before: Commitments, _ now: Commitments, _ texts: [String] = [], isHome: Bool = false
    ) -> String? {
      now.findSilence(since: before, reading: texts, isHome: isHome)
    }
    let unread = "Something was not done, and the person has not read so."

    #expect(problem(commitments(unresolved: ["a"]), commitments(executed: ["a"])) == nil)
    #expect(problem(commitments(unresolved: ["a"]), commitments(unannounced: one)) == nil)
    #expect(problem(commitments(unannounced: one), commitments(acknowledged: one), ["1.00 was not sent."]) == nil)
    #expect(problem(commitments(unannounced: two), commitments(acknowledged: two), ["not sent, not sent"]) == nil)
    #expect(problem(commitments(unresolved: ["a"]), commitments(unannounced: one), ["not sent"], isHome: true) == nil)
    #expect(
      problem(commitments(unresolved: ["a"]), commitments())
        == "Something was confirmed, and is neither executed, nor pending, nor reported.")
    // The person has signed out.
    var forgotten = Commitments()
    forgotten.forgotten = ["a"]
    #expect(problem(commitments(unresolved: ["a"]), forgotten) == nil)
    #expect(problem(commitments(unresolved: ["a"]), commitments(acknowledged: one)) == unread)
    #expect(problem(commitments(unannounced: two), commitments(acknowledged: two), ["1.00 was not sent."]) == unread)
    #expect(problem(commitments(unresolved: ["a"]), commitments(unannounced: one), isHome: true) == unread)
    #expect(problem(commitments(), commitments(unannounced: one), isHome: true) == unread)
  }
}
