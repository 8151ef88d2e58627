import FlowExplorer
import FlowHeadless
import Testing

@testable import FlowProgram

@MainActor
struct ExploredForgettingTests {
  private static let rule = "After the person was forgotten, no screen shows what they had typed."
  private static let storedRule = "After the person was forgotten, nothing they had typed is stored."

  private func report(of app: GreetingApp) async throws -> ExplorationReport {
    let journey = try JourneyParser().journey(named: "Greet", from: Array("fill \"Name\" with \"Ada\"".utf8))
    let device = try await ExploredDevice(app, values: [:], vocabulary: JourneyVocabulary([journey]))
    return await Exploration(of: device, limits: ExplorerLimits(transitions: 600, findings: 30)).run()
  }

  /// Catches "Hello, Ada." after signing out.
  @Test func `explore finds a screen that still shows the forgotten person's input`() async throws {
    let report = try await report(of: GreetingApp(remembersGreeting: true))

    #expect(report.findings.map(\.violation.rule).contains(Self.rule), "\(report.findings.map(\.violation))")
  }

  /// Catches a document of the person that is stored as the device's, and that no screen shows until somebody signs in.
  @Test func `explore finds a document that still has the forgotten person's input`() async throws {
    let report = try await report(of: GreetingApp(storesCopy: true))

    #expect(report.findings.map(\.violation.rule).contains(Self.storedRule), "\(report.findings.map(\.violation))")
  }

  @Test func `explore finds nothing in an app that forgets, and checks the rules`() async throws {
    let report = try await report(of: GreetingApp())

    #expect(report.findings.map(\.violation.rule) == [])
    #expect(report.ruleChecks[Self.rule] ?? 0 > 0 && report.ruleChecks[Self.storedRule] ?? 0 > 0)
  }

  // Catches a rule that takes the next person's input for a trace of the former one.
  @Test func `a part of a text that was typed afterwards is no trace`() {
    let follower = FeatureFollower()
    var history = FeatureHistory()
    history.forgotten = ["ada@", "Lovelace"]
    follower.reset(to: history)

    follower.recordInput(
      ExplorerAction(.fill, [.action(.fill("E-mail", with: "ada@example.com"))]), isRunning: true)

    #expect(follower.history.forgotten == ["Lovelace"])
  }

  @Test(arguments: [false, true]) func `a journey taps a row that acts, and a kill shows that it is stored`(
    isKilled: Bool
  ) async throws {
    let device = try await ExploredDevice(GreetingApp(), values: [:], vocabulary: JourneyVocabulary([]))
    let lines =
      ["fill \"Name\" with \"Ada\"", "expect text \"Hello, Ada.\"", "tap \"Forget me\""]
      + (isKilled ? ["kill", "relaunch"] : []) + ["expect no text \"Hello, Ada.\""]
    let journey = try JourneyParser().journey(named: "Forget", from: Array(lines.joined(separator: "\n").utf8))

    let report = await JourneyPlayer(host: device.host).play(journey)

    #expect(report.failure == nil)
  }
}
