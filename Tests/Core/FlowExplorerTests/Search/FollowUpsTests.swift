import FlowHeadless
import Testing

@testable import FlowExplorer

@MainActor
struct FollowUpsTests {
  private let fault = ExplorerAction(.fault, [.app(phrase: "rain", texts: [])])
  private let tap = ExplorerAction(.tap, .tap("Go"))
  private var followUps = FollowUps()
  private var graph = StateGraph()

  /// Adds a state whose actions were not tried.
  private mutating func addState(
    _ outline: String = "", actions: [ExplorerAction]? = nil, isHome: Bool = false, after former: Int? = nil
  ) -> Int {
    let digest = StateDigest(of: "\(graph.states.count)", now: 0)
    return graph.add(
      StateDescription(
        reading: StateReader.Reading(digest: digest, durable: digest, outline: outline, situation: "", screen: ""),
        actions: actions ?? [tap], isHome: isHome, alert: nil, hasPendingEvent: false),
      root: 0, predecessor: former.map { ($0, 0) })
  }

  /// Catches an exploration that tries everything after each confirmation far away: each way back has 50 steps.
  @Test mutating func `a confirmation far from the start is not followed`() {
    var state = addState()
    for _ in 0..<46 { state = addState(after: state) }

    followUps.addAll(in: state, for: "sent", of: graph)
    #expect(followUps.next(in: graph) == nil)
    followUps.addAll(in: 1, for: "sent", of: graph)
    #expect(followUps.next(in: graph)?.state == 1)
  }

  /// Catches an exploration that does the same after each fault everywhere: each way there is long.
  @Test mutating func `the effect of a fault is looked for once on each kind of screen`() {
    let (first, same, other) = (addState("Amount"), addState("Amount"), addState("Review"))
    for state in [first, same, other] { followUps.addUses(of: state, after: fault, of: graph) }

    #expect(followUps.next(in: graph)?.state == other)
    #expect(followUps.next(in: graph)?.state == first)
    #expect(followUps.next(in: graph) == nil)
  }

  /// Catches an exploration that comes to a button of a rare screen only by chance.
  @Test mutating func `a button is tapped soon where it is first seen on a screen`() {
    let (home, same, other) = (addState(), addState(), addState())

    for state in [home, same] { followUps.addNewTaps(on: "Home", in: state, of: graph) }
    followUps.addNewTaps(on: "About", in: other, of: graph)

    #expect(followUps.next(in: graph)?.state == other)
    #expect(followUps.next(in: graph)?.state == home)
    #expect(followUps.next(in: graph) == nil)
  }

  /// Catches a comparison of a late reply that never comes about, since other actions come before the reply.
  @Test mutating func `a held reply is given once on each screen that waits for one`() {
    let reply = ExplorerAction(.reply, [.app(phrase: "post arrives", texts: [])])
    let (first, same) = (addState(actions: [tap, reply]), addState(actions: [tap, reply]))

    for state in [first, same] { followUps.addReplies(on: "Home", in: state, of: graph) }
    let next = followUps.next(in: graph)

    #expect(next?.state == first && next?.action == 1)
    #expect(followUps.next(in: graph) == nil)
  }

  /// Catches a plan that types the same again, and one that never types.
  @Test mutating func `a plan that leads onward types, and then taps the last button`() {
    let fill = ExplorerAction(.fill, [.action(.fill("Name", with: "Ada"))], noveltyKey: ExplorerAction.validInput)
    let (empty, filled) = (addState("Form", actions: [tap, fill]), addState("Form", actions: [tap, fill]))
    followUps.add([.onward], from: empty, for: "Form")

    #expect(followUps.next(in: graph)?.action == 1)
    _ = graph.connect(empty, by: 1, to: filled)
    _ = graph.connect(filled, by: 1, to: filled)
    let next = followUps.next(in: graph)

    #expect(next?.state == filled && next?.action == 0)
  }

  /// Catches a plan that goes on beyond the depth of a search that is to find all states up to it.
  @Test mutating func `a plan ends at the depth of the search`() {
    let deep = addState(after: addState())
    followUps.add([.onward], from: deep, for: "deep")

    #expect(followUps.next(in: graph, upTo: 1) == nil)
  }

  /// Catches an exploration that kills the app at each end of a way back.
  @Test mutating func `a kill is tried once for each text`() {
    let (account, same) = (addState("Account", actions: [tap, .kill]), addState("Account", actions: [tap, .kill]))

    for state in [account, same] { followUps.addKill(in: state, for: "saved on Account", of: graph) }
    let first = followUps.next(in: graph)

    #expect(first?.state == account && first?.action == 1)
    #expect(followUps.next(in: graph) == nil)
  }

  /// Catches an answer to "Enter a name." that taps the same button again, with the field still empty.
  @Test mutating func `a notice is answered with the usual input`() {
    let fill = ExplorerAction(
      .fill, [.action(.fill("Name", with: "Ada"))], noveltyKey: ExplorerAction.validInput)
    let form = addState("Form", actions: [tap, fill])

    followUps.addAnswer(to: "Enter a name.", in: form, of: graph)

    #expect(followUps.next(in: graph).map { graph.actions(of: $0.state)[$0.action] } == fill)
  }

  /// Catches a plan that takes home for a screen from which a way still leads home, and the other way round.
  @Test(arguments: [true, false])
  mutating func `a plan that leads home goes on with its next step there`(isHome: Bool) {
    let start = addState(actions: [.back, tap], isHome: isHome)

    followUps.add([.backHome, .action(tap)], from: start, for: "home")

    #expect(followUps.next(in: graph).map { graph.actions(of: $0.state)[$0.action] } == (isHome ? tap : .back))
  }
}
