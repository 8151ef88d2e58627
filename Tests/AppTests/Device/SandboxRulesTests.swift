import FlowHeadless
import FlowScreens
import Testing

@testable import App
@testable import FlowExplorer
@testable import FlowProgram

/// The app's own rules on screens that break them.
@MainActor
struct SandboxRulesTests {
  @Test func `work that is shown as in progress must be in progress`() async throws {
    let check = try await rule("Work that is shown as in progress is in progress.")
    let loading = screen("Home", .line("Loading…"))
    let refreshing = screen("Receipt", .action(ActionState(label: "Refresh", isEnabled: false)))

    #expect(check(nil, nil, loading, true) == "Home shows “Loading…” as in progress, but no work is.")
    #expect(check(nil, nil, refreshing, true) == "Receipt shows “Refresh” as in progress, but no work is.")
    #expect(check(nil, nil, loading, false) == nil)
    #expect(check(nil, nil, refreshing, false) == nil)
    #expect(check(nil, nil, screen("Receipt", .action(ActionState(label: "Refresh"))), true) == nil)
  }

  @Test func `nobody continues with an expired price`() async throws {
    let check = try await rule("Nobody continues with an expired price.")
    let expired = screen(
      "Amount",
      .line(LineState("Price", details: RowDetails(value: "This price has expired"), kind: .custom("price expiry"))),
      .action(ActionState(label: "Continue")))
    let tap = ExplorerAction(.tap, .tap("Continue"))

    #expect(check(tap, expired, screen("Recipient"), true) == "tap \"Continue\" on Amount leads to Recipient.")
    #expect(check(tap, expired, screen("Amount"), true) == nil)
    #expect(check(tap, screen("Amount"), screen("Recipient"), true) == nil)
  }

  @Test func `home reports pending transfers, and offers to ask again`() async throws {
    let check = try await rule("Home reports pending transfers, and offers to ask again.")
    let note = ScreenSnapshot.Element.line(
      "One transfer was sent, and the bank's answer is not known yet. The app is asking again.")

    #expect(check(nil, nil, screen("Home"), true) == nil)
    #expect(
      check(nil, nil, screen("Home", note), true)
        == "Home says that something is pending, and has no button to ask again.")
    #expect(
      check(nil, nil, screen("Home", note, .action(ActionState(label: "Try again"))), true)
        == "Home says that something is pending, and nothing is.")
  }

  /// Catches a clock that is never advanced to the second at which a price expires, and a date in any other text.
  @Test func `only the time of a price is a deadline`() async throws {
    let device = try await ExploredDevice(SandboxApp(), values: [:], vocabulary: JourneyVocabulary([]))
    let world = try #require(device.device.world as? SandboxWorld)
    func price(_ text: String) -> ScreenSnapshot.Element {
      .line(LineState("Price", details: RowDetails(value: text), kind: .custom("price expiry")))
    }
    let amount = screen(
      "Amount", .line("Open until 2026-11-21T09:10:00Z"), price("Good until 2026-11-21T09:30:00Z"),
      price("This price has expired"))

    #expect(await world.inspect(on: amount).deadlines == [1_795_253_400])
  }

  /// Catches a rule for which each attempt with a used-up code changes something, and one that takes any line for the refusal.
  @Test func `a code that is not valid any more may be refused alike, and nothing else`() async throws {
    let device = try await ExploredDevice(SandboxApp(), values: [:], vocabulary: JourneyVocabulary([]))
    let world = try #require(device.device.world as? SandboxWorld)
    func idle(_ line: LineState) async -> Set<String> {
      let screen = screen("Set password", .line(line), .action(ActionState(label: "Set the password")))
      return await world.inspect(on: screen).labels.buttonsWithoutEffect ?? []
    }
    let refusal = LineState("This code is not valid any more. Go back, and send another one.", kind: .text(.error))
    let usual = await idle("We have sent a code.")

    #expect(await idle(refusal).subtracting(usual) == ["Set the password"])
    #expect(!usual.contains("Set the password"))
  }

  private typealias Check = (ExplorerAction?, ScreenSnapshot?, ScreenSnapshot?, _ isIdle: Bool) -> String?

  /// Returns a function that checks a rule for an action, the screens before and after it, and whether the app is idle.
  private func rule(_ sentence: String) async throws -> Check {
    let device = try await ExploredDevice(SandboxApp(), values: [:], vocabulary: JourneyVocabulary([]))
    let rule = try #require(device.rules.first { $0.sentence == sentence })
    var (previous, latest) = (await device.inspect(after: nil), await device.inspect(after: nil))
    return { action, before, screen, isIdle in
      (previous.screen, latest.screen) = (before, screen)
      return rule.violation(in: CheckedStep(action: action, previous: previous, latest: latest, isIdle: isIdle))
    }
  }

  private func screen(
    _ name: String, _ elements: ScreenSnapshot.Element...
  ) -> ScreenSnapshot {
    ScreenSnapshot(
      name: name, title: name, elements: elements, exits: [], stack: ScreenStack(entries: []))
  }
}
