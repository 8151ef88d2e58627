import Testing

@testable import FlowProgram

struct CommitmentsTests {
  private func observation(
    done: [String] = [], pending: Set<String> = [], told: Set<String> = [], untold: [String: String] = [:]
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

  /// Catches a notice that was read, and makes the app forget all others.
  @Test func `what was confirmed is done, pending, or told by a sentence of its own`() throws {
    let (one, two) = (["a": "not sent"], ["a": "not sent", "b": "not sent"])
    func problem(
      _ before: ExploredDevice.Observation, _ now: ExploredDevice.Observation, _ texts: [String] = []
    ) throws -> String? {
      now.findLostWork(since: try #require(before.commitments), told: texts)
    }

    #expect(try problem(observation(pending: ["a"]), observation(done: ["a"])) == nil)
    #expect(try problem(observation(pending: ["a"]), observation(untold: one)) == nil)
    #expect(try problem(observation(untold: one), observation(told: ["a"]), ["1.00 was not sent."]) == nil)
    #expect(try problem(observation(untold: two), observation(told: ["a", "b"]), ["not sent, not sent"]) == nil)
    #expect(
      try problem(observation(pending: ["a"]), observation())
        == "Something was confirmed, and is neither done nor pending nor told.")
    #expect(
      try problem(observation(untold: two), observation(told: ["a", "b"]), ["1.00 was not sent."])
        == "The person was not told that something was not done.")
  }
}
