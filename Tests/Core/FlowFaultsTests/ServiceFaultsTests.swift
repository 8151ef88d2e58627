import FlowFaults
import FlowTesting
import Testing

struct ServiceFaultsTests {
  private let library = Library()

  /// Catches a fault that lets the service act when its request is lost, or not act when its reply is.
  @Test(arguments: [
    ("refuses", [], "refused(\"The library has refused this.\")", false),
    ("refuses …", ["The moon is full."], "refused(\"The moon is full.\")", false),
    ("times out before the work", [], "unknown(FlowFaults.FaultCause.timedOut)", false),
    ("times out after the work", [], "unknown(FlowFaults.FaultCause.timedOut)", true),
    ("loses its request", [], "unknown(FlowFaults.FaultCause.connectionLost)", false),
    ("loses its reply", [], "unknown(FlowFaults.FaultCause.connectionLost)", true),
    ("is unreadable", [], "unknown(FlowFaults.FaultCause.unreadableReply)", true),
    ("answers …", ["moved"], "refused(\"moved\")", false),
  ])
  func `a fault affects one call, before or after its work`(
    words: String, texts: [String], error: String, acts: Bool
  ) async throws {
    let client = library.launch()
    library.faults.apply(try FaultCommand(phrase: "library next … \(words)", texts: ["renewal"] + texts))

    let answers = [
      await client.answer(to: .loans), await client.answer(to: .renewal), await client.answer(to: .renewal),
    ]

    #expect(answers == ["1", error, acts ? "3" : "2"])
    #expect(library.faults.status.hasNoFaults)
  }

  @Test func `faults apply in their order, as often as requested, and one for any call to the next`() async throws {
    let client = library.launch()
    try library.plan("library next … … refuse …", "2", "calls", "No.")
    try library.plan("library next … is unreadable", "loans")

    let answers = [
      await client.answer(to: .loans), await client.answer(to: .renewal), await client.answer(to: .loans),
    ]

    #expect(answers == ["refused(\"No.\")", "refused(\"No.\")", "unknown(FlowFaults.FaultCause.unreadableReply)"])
  }

  // Catches a fault that strikes the answer to an old token: whether a test has it would depend on the time.
  @Test func `a caller who is not admitted takes no fault, and no kill before a reply`() async throws {
    let client = library.launch()
    try library.plan("library next … is unreadable", "loans")
    try library.plan("kill when the library has done the next loans")

    await #expect(throws: LibraryError.refused("No card.")) {
      try await client.connection.call(.loans) { _ throws(LibraryError) in
        throw .refused("No card.")
      } _: { _ in
        1
      }
    }

    #expect(library.done.isEmpty)
    #expect(library.faults.status.pendingCount == 1 && library.faults.status.isKillScheduled)
  }

  @Test func `every call fails while the service is down`() async throws {
    let client = library.launch()
    try library.plan("library is down")
    let answers = [await client.answer(to: .loans), await client.answer(to: .renewal)]
    try library.plan("library is up")

    #expect(Set(answers) == ["unknown(FlowFaults.FaultCause.connectionLost)"])
    #expect(await client.answer(to: .loans) == "1")
  }

  /// Catches a late request that is executed at the time of the next call, or only once the app that sent it asks.
  @Test func `a late request is executed after its time, even if the app was killed`() async throws {
    let client = library.launch()
    try library.plan("library next … arrives … seconds late", "renewal", "30")

    let first = await client.answer(to: .renewal)
    library.faults.didKill()
    library.clock.advance(by: 29)
    let early = await library.launch().answer(to: .loans)
    library.clock.advance(by: 1)
    let late = await library.launch().answer(to: .loans)

    #expect([first, early, late] == ["unknown(FlowFaults.FaultCause.timedOut)", "1", "3"])
    #expect(library.done == ["loans", "renewal", "loans"])
  }

  @Test(arguments: [false, true]) func `a slow reply comes after its time, or never to a cancelled task`(
    isCancelled: Bool
  ) async throws {
    let client = library.launch()
    try library.plan("library next … takes … seconds", "renewal", "30")

    let call = Task { await client.answer(to: .renewal) }
    await nextTurns { library.clock.sleeperCount == 1 }
    library.clock.advance(by: 29)
    let sleepers = library.clock.sleeperCount
    if isCancelled { call.cancel() } else { library.clock.advance(by: 1) }

    #expect(sleepers == 1)
    #expect(await call.value == (isCancelled ? "unknown(FlowFaults.FaultCause.connectionLost)" : "1"))
    #expect(library.done == ["renewal"])
  }

  @Test func `a variation reaches the service`() async throws {
    try library.plan("library next renewal is noted")

    #expect(await library.launch().answer(to: .renewal) == "1")
    #expect(library.done == ["renewal noted"])
  }

  /// Catches a kill at the first call of any kind, a kill that happens twice, and work after a kill before it.
  @Test(arguments: [
    ("kill when the library gets the next renewal", 0), ("kill when the library has done the next renewal", 1),
  ])
  func `a process is killed before or after the work of the next call of a kind`(
    phrase: String, renewals: Int
  ) async throws {
    let answers = Answers()
    let client = library.launch { [library] in
      library.faults.didKill()
      answers.add("killed")
    }
    try library.plan(phrase)
    let isPlanned = library.faults.status.isKillScheduled

    answers.add(await client.answer(to: .loans))
    answers.add(await client.answer(to: .renewal))
    answers.add(await client.answer(to: .loans))

    let lost = "unknown(FlowFaults.FaultCause.connectionLost)"
    #expect(isPlanned && !library.faults.status.isKillScheduled)
    #expect(answers.all == ["1", "killed", lost, lost])
    #expect(library.done == ["loans"] + Array(repeating: "renewal", count: renewals))
  }
}
