import FlowHeadless
import FlowKit
import Testing

/// Journeys on an app that moves, and breaks rules, by itself.
@MainActor
struct JourneyHostTests {
  private let app = RestlessApp()

  @Test func `a journey begins when the app is at rest`() async throws {
    app.push(animated: true)

    let report = try await app.play("back\nexpect screen Home")

    #expect(report.failure == nil)
  }

  @Test func `a step is over when the app is at rest`() async throws {
    let report = try await app.play("clock +1s\nback\nexpect screen Home")

    #expect(report.failure == nil)
  }

  @Test func `a violation of the relaunched app fails the step`() async throws {
    let report = try await app.play("relaunch")

    #expect(report.failure?.reason == .violated(app.window.refusals))
    #expect(app.window.violations.count == 1)
  }

  @Test func `a single step does not fail because of earlier violations`() async throws {
    let player = JourneyPlayer(host: app)
    app.breakRule("first")

    try await player.play(.clock(.seconds(1)))
    let error = await #expect(throws: StepError.self) { try await player.play(.open("second")) }

    #expect(error == .violated(Array(app.window.refusals.suffix(1))))
    #expect(app.window.violations.map(\.call) == ["pop to first", "pop to second"])
  }

  @Test func `a step that requires another journey is not played alone`() async throws {
    let player = JourneyPlayer(host: app)

    await #expect(throws: StepError.prerequisiteNotInserted) { try await player.play(.after("Home")) }
  }

  @Test func `a journey that begins without the app shows no screen`() async throws {
    let app = NotesApp()
    await app.kill()

    let report = try await app.play("relaunch")

    #expect(report.transcript.hasPrefix("test\n----\n    (no screen)\n\n>   relaunch\n"))
  }
}

/// An app that shows a screen when time goes by, and breaks a rule when it opens a link or is launched again.
@MainActor
private final class RestlessApp: JourneyHost {
  private let navigation = HeadlessNavigationController(root: PlainScreen("Home"))
  private(set) var window: HeadlessWindow
  let lastResult: String? = nil

  init() {
    window = HeadlessWindow(rootViewController: navigation)
  }

  var driver: (any PersonDriver)? { HeadlessDriver(window: window) {} }

  func push(animated: Bool) { window.push(PlainScreen("Next"), onto: navigation, animated: animated) }
  func breakRule(_ name: String) { window.pop(to: PlainScreen(name), in: navigation) }

  func open(_ link: String) async throws(JourneyError) { breakRule(link) }
  func advanceClock(by duration: Duration) async { push(animated: true) }
  func relaunch() async {
    window = HeadlessWindow(rootViewController: HeadlessNavigationController(root: PlainScreen("Home")))
    breakRule("launched")
  }
  func kill() async {}
  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyError) {}
}
