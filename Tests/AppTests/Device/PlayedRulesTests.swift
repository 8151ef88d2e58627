import FlowHeadless
import FlowKit
import Foundation
import Testing
import Transfer

@testable import App
@testable import FlowExplorer
@testable import FlowProgram
@testable import FlowShell
@testable import FlowStorage

/// Rules whose states a journey reaches, each against a state that breaks it.
@MainActor
final class PlayedRulesTests {
  private let device: ExploredDevice
  private var previous = AppInspection()

  init() async throws {
    device = try await ExploredDevice(SandboxApp(), values: [:], vocabulary: JourneyVocabulary([]))
    await inspect()
  }

  @Test func `one feature runs at a time`() async throws {
    let shell = try #require(device.device.shell)
    try await play(#"tap "Open an account""#)
    #expect(try violation(of: "One feature runs at a time.") == nil)
    let entry = try #require(shell.entry)

    shell.run(IdleFlow(shell.presenting(.sheet)), from: entry)
    await inspect()

    let problem = try #require(try violation(of: "One feature runs at a time."))
    #expect(problem.hasPrefix("2 features are running: "))
  }

  @Test func `a link waits only while a feature runs`() async throws {
    let shell = try #require(device.device.shell)
    let link = "appcore://onboarding"
    func problem() throws -> String? {
      try violation(
        of: "The newest link opens, becomes pending, or is refused by a notice.",
        after: ExplorerAction(.link, [.open(link)]))
    }

    shell.pendingEntry = try shell.entry(for: AppLink(link, scheme: "appcore"))
    await inspect()
    #expect(try problem() == "\(link) waits, although no feature is running.")

    shell.pendingEntry = nil
    try await play(#"open "\#(link)""#)
    #expect(try problem() == nil)
  }

  // Catches a notice that is taken for a refusal while a feature runs, where a link has to wait.
  @Test func `a notice refuses a link only at home`() async throws {
    let sentence = "The newest link opens, becomes pending, or is refused by a notice."
    let (link, notice) = ("appcore://profile", ScreenStack.Entry(name: "Alert", placement: .presented(.alert)))
    let alert = ScreenSnapshot(
      name: "Alert", title: "No", elements: [], exits: [], stack: ScreenStack(entries: [notice]))
    func problem() throws -> String? {
      try violation(of: sentence, after: ExplorerAction(.link, [.open(link)]), on: alert)
    }
    #expect(try problem() == nil)

    try await play(#"tap "Open an account""#)
    #expect(try problem() == nil)
    await inspect()

    #expect(try problem() == "\(link) neither opens nor waits.")
  }

  @Test func `a pending action cannot be edited`() async throws {
    try await play(PreparedDevice.upToReview)
    let field = screen("Review", .field(FieldState(label: "Reference", value: "")))
    #expect(try violation(of: "A pending action cannot be edited.", on: field) == nil)

    try await play(
      """
      bank is down
      tap "Confirm and send"
      """)

    #expect(try violation(of: "A pending action cannot be edited.") == nil)
    #expect(
      try violation(of: "A pending action cannot be edited.", on: field)
        == "Reference can be changed, although the confirmed action is pending.")
  }

  /// Catches a search that follows a confirmation only inside the feature.
  @Test func `at home, a pending action makes another place`() async throws {
    #expect(device.latest.search.confirmationDeduplicationKey == nil)
    try await play(PreparedDevice.upToReview)
    #expect(device.latest.search.confirmationDeduplicationKey == nil)

    try await play(
      """
      bank is down
      tap "Confirm and send"
      tap "Leave it for now"
      expect screen "Home"
      """)

    #expect(device.latest.shell?.running == nil)
    #expect(device.latest.search.confirmationDeduplicationKey?.hasPrefix("Home pending") == true)
  }

  @Test func `a receipt that has asked the bank shows its answer`() async throws {
    try await play(PreparedDevice.upToReview)
    try await play(
      """
      tap "Confirm and send"
      tap "Refresh"
      """)
    let sentence = "A receipt that has asked the bank shows its answer."
    let refresh = ExplorerAction(.tap, .tap("Refresh"))

    #expect(try violation(of: sentence, after: refresh) == nil)
    let outdated = screen("Receipt", .line("Pending: the bank has not answered."))
    let problem = try #require(try violation(of: sentence, after: refresh, on: outdated))
    #expect(problem.hasPrefix("The receipt does not show that the bank says "))
  }

  /// Catches a store that keeps something in memory, where the next launch does not find it.
  @Test func `at rest, the disk has the content of all documents`() async throws {
    let sentence = "At rest, the disk has the content of all documents, unless a save has failed."
    try await play(#"tap "Open an account""#)
    #expect(try violation(of: sentence) == nil)

    await device.device.database?.register(unsaved: { "draft: 1" })
    await inspect()

    #expect(try violation(of: sentence) == "Only memory holds draft: 1.")
    device.device.saveFaults.plan(.fails)
    await inspect()
    #expect(try violation(of: sentence) == nil)
  }

  /// Catches a false mistake: the screens of a flow that ends go when the finger is lifted.
  @Test func `a flow may end while a swipe is held`() async throws {
    let sentence = "Each screen belongs to a flow that has not ended."
    try await play(PreparedDevice.upToReview)
    try await play(
      """
      tap "Confirm and send"
      swipe back and hold
      """)
    let flow = try #require(device.device.shell?.runningFeatures.first?.flow as? TransferFlow)

    flow.finish(.cancelled)
    #expect(device.host.headlessWindow?.snapshot?.name == "Receipt")
    #expect(try violation(of: sentence) == nil)
  }

  // Catches a feature that begins with the input of the former one, and a rule that does not look.
  @Test func `a feature that starts again after its end is empty`() async throws {
    let sentence = "A feature that starts again after its end is empty."
    let begin = ExplorerAction(.tap, .tap("Send money"))
    let steps = PreparedDevice.upToReview.components(separatedBy: "tap \"Send money\"\n")
    func amount(_ value: String) -> ScreenSnapshot {
      screen("Amount", .field(FieldState(label: "You send", value: value)))
    }
    try await play(steps[0])
    try await play(#"tap "Send money""#, as: begin)
    #expect(try violation(of: sentence, after: begin) == nil)

    try await play(steps[1] + "\ntap \"Confirm and send\"\ntap \"Done\"")
    try await play(#"tap "Send money""#, as: begin)

    #expect(try violation(of: sentence, after: begin) == nil)
    #expect(try violation(of: sentence, after: begin, on: amount("")) == nil)
    #expect(
      try violation(of: sentence, after: begin, on: amount("7.31"))
        == "You send has the value “7.31” at the beginning.")
  }

  // Catches a rule that compares two links: either waits for the same tap while the bank is closed.
  @Test func `a feature that begins with a pending link has the link's input`() async throws {
    let begin = ExplorerAction(.tap, .tap("Try again"))
    let steps = PreparedDevice.upToReview.components(separatedBy: "tap \"Send money\"\n")
    func open(_ link: String) async throws {
      try await play(
        "the bank requires a newer version\nleave the app\ncome back\nopen \(link.quoted)\nthe bank is open again")
      try await play(#"tap "Try again""#, as: begin)
    }
    try await play(steps[0])
    try await open("appcore://transfer/new")
    try await play(steps[1] + "\ntap \"Confirm and send\"\ntap \"Done\"")

    try await open("appcore://transfer/new?source=GBP&target=EUR&amount=100")

    #expect(device.latest.screen?.fieldValues.contains { $0.value == "100" || $0.value == "100.00" } == true)
    #expect(try violation(of: "A feature that starts again after its end is empty.", after: begin) == nil)
  }

  // Catches an explorer that takes a flow that is visited again for the same place.
  @Test func `the device knows a flow that had a result and is visited again`() async throws {
    try await play(PreparedDevice.upToReview.components(separatedBy: "tap \"Start\"\n")[0])
    let before = device.device.isVisitedAgain

    try await play("back")

    #expect(!before && device.device.isVisitedAgain)
  }

  private func inspect(after action: ExplorerAction? = nil) async {
    previous = device.latest
    _ = await device.inspect(after: action)
  }

  /// Plays steps, and inspects the app.
  private func play(_ steps: String, as action: ExplorerAction? = nil) async throws {
    let report = try await JourneyPlayer(host: device.host).play(wholeJourney: "# Steps\n\(steps)\n")
    try #require(report.failure == nil, "\(report.transcript.suffix(2000))")
    await inspect(after: action)
  }

  /// Returns how a rule that applies is broken after an action, on the screen of the app or on another one.
  private func violation(
    of sentence: String, after action: ExplorerAction? = nil, on screen: ScreenSnapshot? = nil
  ) throws -> String? {
    let rule = try #require((ExplorerRule.builtIn + device.rules).first { $0.sentence == sentence })
    var latest = device.latest
    latest.screen = screen ?? device.host.headlessWindow?.snapshot
    return rule.violation(in: CheckedStep(action: action, previous: previous, latest: latest, isIdle: true))
  }

  private func screen(_ name: String, _ elements: ScreenSnapshot.Element...) -> ScreenSnapshot {
    ScreenSnapshot(name: name, title: name, elements: elements, exits: [], stack: ScreenStack(entries: []))
  }
}

/// A second feature, which nobody may start while another one is running.
private final class IdleFlow: Flow {
  let context: FlowContext<FlowOutcome<Never>>

  init(_ presentation: FlowPresentation) { context = FlowContext(presentation) }

  func didStart() { context.show(HeadlessViewController()) }
}
