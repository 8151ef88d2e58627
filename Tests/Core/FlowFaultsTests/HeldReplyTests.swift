import FlowFaults
import FlowTesting
import Synchronization
import Testing

struct HeldReplyTests {
  private let library = Library()
  private let answers = Answers()

  /// Begins held calls, one after the other.
  private func hold(_ calls: LibraryCall..., in client: LibraryClient) async throws -> [Task<Void, Never>] {
    var tasks: [Task<Void, Never>] = []
    for call in calls {
      try library.plan("library next … is held", call.rawValue)
      tasks.append(Task { [answers] in answers.add("\(call) \(await client.answer(to: call))") })
      await nextTurns { library.faults.heldCount == tasks.count }
    }
    return tasks
  }

  /// Catches a service that always answers in the order of the requests.
  @Test(arguments: [
    (["library gives its replies"], ["loans 1", "renewal 2", "loans 3"]),
    (["library gives its last reply", "library gives its last reply"], ["loans 3", "renewal 2", "loans 1"]),
    (["library gives reply …", "library gives its last reply"], ["renewal 2", "loans 3", "loans 1"]),
  ])
  func `held replies come in any order`(phrases: [String], expected: [String]) async throws {
    let tasks = try await hold(.loans, .renewal, .loans, in: library.launch())

    for phrase in phrases {
      let (count, expectedCount) = (answers.all.count, phrase.hasSuffix("replies") ? 3 : 1)
      try library.plan(phrase, "2")
      await nextTurns { answers.all.count == count + expectedCount }
    }
    try library.plan("library gives its replies")
    for task in tasks { await task.value }

    #expect(answers.all.sorted() == expected.sorted())
    if phrases.count > 1 { #expect(answers.all == expected) }
    #expect(library.done == ["loans", "renewal", "loans"])
  }

  /// Catches a service that remembers the release, and lets the next held reply through.
  @Test func `a reply that is released twice comes once, and the next held one waits`() async throws {
    let client = library.launch()
    let first = try await hold(.loans, in: client)

    try library.plan("library gives its replies")
    try library.plan("library gives its replies")
    await first[0].value
    let second = try await hold(.loans, in: client)
    for _ in 1...100 { await nextTurn() }
    let before = answers.all
    try library.plan("library gives its last reply")
    await second[0].value

    #expect(before == ["loans 1"])
    #expect(answers.all == ["loans 1", "loans 2"])
  }

  /// Catches a reply that stays held for a task that is gone: an exploration would release it for ever.
  @Test func `a cancelled call loses its held reply, and the service has acted`() async throws {
    let tasks = try await hold(.renewal, in: library.launch())

    tasks[0].cancel()
    await tasks[0].value
    try library.plan("library gives its replies")

    #expect(answers.all == ["renewal unknown(FlowFaults.FaultCause.connectionLost)"])
    #expect(library.done == ["renewal"])
    #expect(library.faults.heldCount == 0)
  }

  /// Catches a reply that reaches a process which was killed, or one that the next launch gets.
  @Test func `after a kill, a held reply does not arrive, and the next launch asks again`() async throws {
    let tasks = try await hold(.renewal, in: library.launch())

    library.faults.didKill()
    let again = await library.launch().answer(to: .renewal)
    try library.plan("library gives its replies")
    await tasks[0].value

    #expect(again == "2")
    #expect(answers.all == ["renewal unknown(FlowFaults.FaultCause.connectionLost)"])
    #expect(library.done == ["renewal", "renewal"])
  }

  /// Catches a fault that an admitted call takes, and a refusal that is held although it was not planned.
  @Test func `the refusal of a caller that is not admitted is held`() async throws {
    let client = library.launch()
    try library.plan("library next … holds the refusal", "loans")
    let admitted = await client.answer(to: .loans)

    let late = Task { [answers] in answers.add(await client.refusedAnswer(to: .loans)) }
    await nextTurns { library.faults.heldCount == 1 }
    let atOnce = await client.refusedAnswer(to: .loans)
    let before = answers.all
    try library.plan("library gives its replies")
    await late.value

    #expect(admitted == "1")
    #expect(before == [])
    #expect([atOnce] == answers.all && atOnce == "refused(\"Who are you?\")")
    #expect(library.done == ["loans"])
    #expect(library.faults.pendingCount == 0)
  }

  @Test func `a number without a held reply changes nothing`() async throws {
    let tasks = try await hold(.loans, in: library.launch())

    try library.plan("library gives reply …", "2")
    let heldCount = library.faults.heldCount
    try library.plan("library gives reply …", "1")
    await tasks[0].value

    #expect(heldCount == 1)
  }
}

/// The answers, in order.
final class Answers: Sendable {
  private let state = Mutex<[String]>([])

  var all: [String] { state.withLock(\.self) }

  func add(_ answer: String) { state.withLock { $0.append(answer) } }
}
