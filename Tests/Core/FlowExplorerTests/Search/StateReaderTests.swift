import FlowHeadless
import FlowKit
import FlowTesting
import Testing

@testable import FlowExplorer

@MainActor
struct StateReaderTests {
  private static let one = "00000000-0000-4000-8000-000000000001"
  private static let other = "00000000-0000-4000-8000-00000000000A"

  /// Catches a hash that is continued after a part that has changed, or from identifiers that were counted for other parts.
  @Test func `a reader that has read other states before reads the same digests`() async {
    let app = StoredDataApp()
    let reader = StateReader(app: app)
    let states = [
      ["until 2026-11-21T09:30:00Z"],
      ["world", "draft"], ["world", "draft!"], ["world!", "draft!"], ["world", "draft"], ["world"], [],
      ["world", "draft", "more"], ["worlddraft"], ["cafe\u{301}", "draft"], ["caf\u{E9}", "draft"],
      [Self.one, "\(Self.one) again"], [Self.one, "\(Self.other) again"],
      ["\(Self.other) \(Self.one)", "\(Self.one) again"],
    ]
    var digests: Set<StateDigest> = []

    for now: Int64 in [0, 1_795_251_600] {
      // The last state is the first one of the next round, at another time.
      for state in states + states.reversed() {
        (app.parts, app.now) = (state, now)
        let reading = await reader.read(nil)
        let fresh = await StateReader(app: app).read(nil)
        #expect(reading.digest == fresh.digest, "\(state)")
        #expect(reading.durable == fresh.durable, "\(state)")
        if now == 0 { digests.insert(reading.digest) }
      }
    }

    #expect(digests.count == states.count - 1)
  }

  /// Catches a state in which an answer will be shown, and that counts as one in which the same answer has no effect: an
  /// answer that no longer counts, or one to a process that has ended.
  @Test func `an answer in progress makes another state, and one that no longer counts, too`() async {
    let app = StoredDataApp()
    let flows = FlowController(observer: nil)
    let flow = StubFlow<FlowOutcome<Int>>("work")
    flows.start(flow) { _, _ in }
    app.flows = flows
    let question = NewestQuestion(in: flow.context.scope)
    let (late, later, last) = (TestAnswer<Int>(), TestAnswer<Int>(), TestAnswer<Int>())
    func read() async -> StateDigest { await StateReader(app: app).read(nil).digest }
    func ask(_ answer: TestAnswer<Int>) async {
      question.ask {
        await answer.value()
      } then: { _ in
      }
      await answer.asked()
    }

    let unasked = await read()
    await ask(late)
    let awaited = await read()
    await ask(later)
    later.give(1)
    for _ in 0..<100 where question.isAwaited { await nextTurn() }
    let outdated = await read()
    late.give(2)
    await flows.idle()
    await ask(last)
    let again = await read()
    last.give(3)
    await flows.idle()

    #expect(Set([unasked, awaited, outdated]).count == 3)
    #expect(awaited == again)
  }
}

/// An app that is not running, with data on its disk.
@MainActor
private final class StoredDataApp: ExplorableApp, JourneyHost {
  var parts: [String] = []
  var now: Int64 = 0
  var host: any JourneyHost { self }
  var flows: FlowController?
  var defects: [String] { [] }
  var driver: (any PersonDriver)? { nil }
  var lastResult: String? { nil }

  func durableState() async -> [String] { parts }
  func reset() async {}
  func isHome(_ screen: ScreenSnapshot) -> Bool { false }
  func open(_ link: String) async {}
  func advanceClock(by duration: Duration) async {}
  func relaunch() async {}
  func kill() async {}
  func perform(_ phrase: String, _ texts: [String]) async {}
}
