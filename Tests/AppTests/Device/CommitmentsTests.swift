import Testing

@testable import FlowProgram

struct CommitmentsTests {
  private func observation(
    done: [String] = [], pending: Set<String> = [], told: [String: String] = [:], untold: [String: String] = [:]
  ) -> ExploredDevice.Observation {
    var commitments = Commitments()
    (commitments.done, commitments.pending, commitments.told, commitments.untold) = (done, pending, told, untold)
    return ExploredDevice.Observation(commitments: commitments)
  }

  /// Catches a transfer that is sent again with another identifier.
  @Test func `what was confirmed once is done at most once`() throws {
    func problem(_ before: [String], _ pending: Set<String>, _ now: [String], confirmed: Bool = false) throws -> String?
    {
      let former = try #require(observation(done: before, pending: pending).commitments)
      return observation(done: now).findUnconfirmedWork(since: former, confirmed: confirmed, afterFailure: false)
    }

    #expect(try problem([], ["a"], ["a"]) == nil)
    #expect(try problem([], [], ["a"], confirmed: true) == nil)
    #expect(try problem(["a"], ["a"], ["a", "b"]) == "Something was done that nobody has confirmed.")
    #expect(try problem([], [], ["a", "b"], confirmed: true) == "Something was done that nobody has confirmed.")
    #expect(try problem(["a"], ["a"], ["a", "a"]) == "Something was done twice.")
    // It was reported when it was done.
    #expect(try problem(["a", "a"], [], ["a", "a"]) == nil)
  }

  /// Catches a refusal that nobody reads, a notice that makes the app forget all others, and a home that says nothing.
  @Test func `what a person confirmed is executed, pending or reported by a sentence of its own`() throws {
    let (one, two) = (["a": "not sent"], ["a": "not sent", "b": "not sent"])
    func problem(
      _ before: ExploredDevice.Observation, _ now: ExploredDevice.Observation, _ texts: [String] = [],
      isHome: Bool = false
    ) throws -> String? {
      let former = try #require(before.commitments)
      return now.commitments?.findSilence(since: former, reading: texts, isHome: isHome)
    }
    let unread = "Something was not done, and the person has not read so."

    #expect(try problem(observation(pending: ["a"]), observation(done: ["a"])) == nil)
    #expect(try problem(observation(pending: ["a"]), observation(untold: one)) == nil)
    #expect(try problem(observation(untold: one), observation(told: one), ["1.00 was not sent."]) == nil)
    #expect(try problem(observation(untold: two), observation(told: two), ["not sent, not sent"]) == nil)
    #expect(try problem(observation(pending: ["a"]), observation(untold: one), ["not sent"], isHome: true) == nil)
    #expect(
      try problem(observation(pending: ["a"]), observation())
        == "Something was confirmed, and is neither executed, nor pending, nor reported.")
    #expect(try problem(observation(pending: ["a"]), observation(told: one)) == unread)
    #expect(try problem(observation(untold: two), observation(told: two), ["1.00 was not sent."]) == unread)
    #expect(try problem(observation(pending: ["a"]), observation(untold: one), isHome: true) == unread)
    #expect(try problem(observation(), observation(untold: one), isHome: true) == unread)
  }
}
