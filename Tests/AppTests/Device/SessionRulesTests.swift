import FlowHeadless
import Testing

@testable import App
@testable import FlowExplorer
@testable import FlowProgram
@testable import FlowShell

/// The rules about a session, each against a state that breaks it.
@MainActor
final class SessionRulesTests {
  private let device: ExploredDevice
  private var previous = AppInspection()

  init() async throws {
    device = try await ExploredDevice(SandboxApp(), values: [:], vocabulary: JourneyVocabulary([]))
    await inspect()
    // Without the first step, the bank opens the account, and with it a session.
    try await play(PreparedDevice.upToReview.split(separator: "\n").dropFirst().joined(separator: "\n"))
  }

  // Catches a rule that looks at the status alone: a session that the service has ended is expired, too.
  @Test func `only the service ends a session`() async throws {
    let sentence = "Only the service ends a session, and no fault of it."
    try await play("the bank ends the session\ntap \"Confirm and send\"\npull down")

    #expect(device.latest.shell?.session?.status == .expired)
    #expect(try violation(of: sentence) == nil)
    #expect(
      try violation(of: sentence) { $0.world.session?.isOpen = true }
        == "The session has expired, and the service continues it.")
  }

  @Test func `a refused token is no refusal`() async throws {
    let sentence = "A refused token is no refusal of a confirmed action."
    try await play("the bank ends the session\ntap \"Confirm and send\"\npull down")
    let unresolved = try #require(device.latest.world.commitments?.unresolved.first)

    #expect(try violation(of: sentence) == nil)
    #expect(
      try violation(of: sentence) { $0.world.commitments?.acknowledged = [unresolved: "No."] }
        == "Something counts as refused, and the service has admitted no call about it.")
  }

  @Test func `the device has one secret at most, and no older one takes its place`() async throws {
    let one = "At rest, the device has the secret of the present session alone."

    #expect(device.latest.disk.secretCount == 1)
    #expect(try violation(of: one) == nil)
    #expect(
      try violation(of: one) { $0.disk.secretCount = 2 } == "The session is valid, and the number of secrets is 2.")
    #expect(
      try violation(of: "No secret is replaced by an older one.") { $0.disk.secretsReplacedByOlder = 1 }
        == "The device had a newer secret of the same session.")
  }

  @Test func `tokens are not exchanged without need`() async throws {
    let sentence = "Tokens that the service admits are not exchanged."

    #expect(try violation(of: sentence) == nil)
    #expect(try violation(of: sentence) { $0.world.session?.needlessExchangeCount = 1 } != nil)
  }

  @Test func `the newest code is not refused`() async throws {
    let sentence = "The newest one-time code is not refused."
    let tap = ExplorerAction(.tap, .tap("Continue"))

    #expect(try violation(of: sentence, after: tap) == nil)
    #expect(try violation(of: sentence, after: tap) { $0.world.session?.refusedNewestCodeCount = 1 } != nil)
  }

  @Test func `no screen shows what belongs to another person`() async throws {
    let sentence = "No screen shows what belongs to another person at the service."

    #expect(try violation(of: sentence) { $0.world.session?.textsOfOthers = ["Howard Aiken"] } == nil)
    #expect(try violation(of: sentence) { $0.world.session?.textsOfOthers = ["Emmy Noether"] } != nil)
  }

  // Catches an app whose restored screens ask for a sign-in.
  @Test func `a launch brings no SignIn`() async throws {
    let sentence = "A launch brings no SignIn."
    let launch = ExplorerAction(.kill, [.kill, .relaunch])
    try await play("the bank ends the session\nkill\nrelaunch")
    #expect(try violation(of: sentence, after: launch) == nil)

    try await play("tap \"Check again\"")

    #expect(try violation(of: sentence, after: launch) != nil)
  }

  // Catches a rule that forgets what the person has asked for before the launch.
  @Test func `a launch that opens a pending link may bring SignIn`() async throws {
    let device = try await ExploredDevice(SandboxApp(), values: [:], vocabulary: JourneyVocabulary([]))
    let steps =
      PreparedDevice.upToReview.split(separator: "\n").dropFirst().prefix { $0 != "tap \"Send money\"" } + [
        "the bank ends the session", "the bank requires a newer version", "leave the app", "come back",
        "the bank is open again", #"open "appcore://transfer/new?source=GBP&target=EUR&amount=100""#,
      ]
    let report = try await JourneyPlayer(host: device.host).play(
      wholeJourney: "# Steps\n\(steps.joined(separator: "\n"))\n")
    let rule = try #require(device.rules.first { $0.sentence == "A launch brings no SignIn." })
    let launch = ExplorerAction(.relaunch, [.relaunch])
    let before = await device.inspect(after: nil)

    await device.host.relaunch()
    let after = await device.inspect(after: launch)

    #expect(report.failure == nil)
    #expect(after.shell?.isSigningIn == true)
    #expect(rule.violation(in: CheckedStep(action: launch, previous: before, latest: after, isIdle: true)) == nil)
  }

  @Test func `an app that is installed again has neither the data nor the secret`() async throws {
    try await play("the app is deleted and installed again")

    #expect(device.latest.shell?.session?.status.rawValue == "none")
    #expect(device.latest.disk.secretCount == 0)
    #expect(device.latest.screen?.name == "Home")
  }

  private func inspect(after action: ExplorerAction? = nil) async {
    // The opening of the account at the bank is no flow's work.
    await IdleProbe.takeTurns()
    previous = device.latest
    _ = await device.inspect(after: action)
  }

  /// Plays steps, and inspects the app.
  private func play(_ steps: String) async throws {
    let report = try await JourneyPlayer(host: device.host).play(wholeJourney: "# Steps\n\(steps)\n")
    try #require(report.failure == nil, "\(report.transcript.suffix(2000))")
    await inspect()
  }

  /// Returns how a rule that applies is broken after an action, in the state of the app or in a changed one.
  private func violation(
    of sentence: String, after action: ExplorerAction? = nil, _ change: (inout AppInspection) -> Void = { _ in }
  ) throws -> String? {
    let rule = try #require(device.rules.first { $0.sentence == sentence })
    var latest = device.latest
    change(&latest)
    return rule.violation(in: CheckedStep(action: action, previous: previous, latest: latest, isIdle: true))
  }
}
