import FlowKit
import FlowScreens
import FlowStorage
import FlowTesting
import Testing

@testable import FlowShell

/// The ways out of data that cannot be used.
@MainActor
@Suite(.bothWays)
struct WaysOutTests {
  private let test = FlowTest<FlowOutcome<WaysOutFlow.WayOut>>()
  private let log = WaysOutLog()

  private let toolkit = RecordingToolkit()

  private func start(canStartAnew: Bool = true) async {
    test.start(WaysOutFlow(test.window.pushing, log.waysOut("It is damaged.", canStartAnew), in: toolkit))
    await settle()
  }

  private func tap(_ label: LocalizedText, on name: String = "Ways out") async {
    toolkit.tap(label, on: name)
    await settle()
  }

  private func answer(_ label: LocalizedText) async {
    test.window.answer(label)
    await settle()
  }

  private func settle() async { await test.flows.idle() }

  @Test func `a second try that succeeds is reported`() async {
    await start()

    await tap("Try again")

    #expect(log.calls == ["try"])
    #expect(test.results == [.completed(.triedAgain)])
  }

  // Catches a launch that slides its first screen in.
  @Test(arguments: [true, false])
  func `the screen is animated only above home`(isFirst: Bool) async throws {
    test.start(WaysOutFlow(test.window.pushing, log.waysOut("It is damaged.", true), in: toolkit, isFirst: isFirst))
    await settle()

    let screen = try #require(test.window.viewControllers.first)
    #expect(test.window.transitions == [.pushed(ObjectIdentifier(screen), animated: !isFirst)])
  }

  // Catches a screen that still shows the former reason.
  @Test func `a second try that fails shows the new reason`() async {
    log.next = [log.waysOut("It is read only.", false)]
    await start()

    await tap("Try again")

    #expect(toolkit.lines(of: "Ways out") == ["It is read only."])
    #expect(toolkit.buttons(of: "Ways out") == ["Try again", "Send a report"])
    #expect(test.results == [])
  }

  // Catches a new beginning without a second question.
  @Test func `starting anew first shows the loss, and does nothing without a yes`() async {
    await start()

    await tap("Start anew")
    let question = (test.window.top as? TestAlert)?.content.message
    await answer("Cancel")

    #expect(question == "All is lost.")
    #expect(log.calls == [])
    #expect(toolkit.buttons(of: "Ways out") == ["Try again", "Send a report", "Start anew"])
  }

  @Test func `a confirmed new beginning is made once, and then the app starts`() async {
    await start()

    await tap("Start anew")
    await answer("Start anew")
    await answer("Start anew")

    #expect(log.calls == ["start anew", "try"])
    #expect(test.results == [.completed(.startedAnew)])
  }

  @Test func `a new beginning that fails says why, and can be tried again`() async {
    log.failure = .full(SQLiteReport(code: 13, message: "full"))
    await start()

    await tap("Start anew")
    await answer("Start anew")

    #expect(
      toolkit.lines(of: "Ways out") == [
        "It is damaged.", DatabaseError.full(SQLiteReport(code: 13, message: "")).sentence,
      ])
    #expect(toolkit.buttons(of: "Ways out", enabledOnly: true) == ["Try again", "Send a report", "Start anew"])
    #expect(test.results == [])
  }

  // Catches a report that is sent before the person has seen it.
  @Test func `a report is shown, and then handed to another app`() async {
    await start()

    await tap("Send a report")
    let before = log.calls
    await tap("Send", on: "Report")

    #expect(before == ["report"])
    #expect(log.calls == ["report", "share Problem: closed"])
  }

  @Test func `data that is intact has no new beginning`() async {
    await start(canStartAnew: false)

    #expect(toolkit.buttons(of: "Ways out") == ["Try again", "Send a report"])
  }
}

@MainActor
private final class WaysOutLog {
  var calls: [String] = []
  /// The ways out after each try that fails.
  var next: [WaysOut] = []
  var failure: DatabaseError?

  func waysOut(_ reason: LocalizedText, _ canStartAnew: Bool) -> WaysOut {
    var startAnew: (@MainActor () async throws -> Void)?
    if canStartAnew {
      startAnew = { [self] in
        if let failure { throw failure }
        calls.append("start anew")
      }
    }
    return WaysOut(
      "It does not start", because: reason, losing: "All is lost.",
      report: { [self] in
        calls.append("report")
        return DamageReport(of: DatabaseError.closed)
      }, share: { [self] in calls.append("share \($0)") },
      tryAgain: { [self] in
        calls.append("try")
        return next.isEmpty ? nil : next.removeFirst()
      }, startAnew: startAnew)
  }
}
