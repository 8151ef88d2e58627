import FlowHeadless
import FlowTesting
import Foundation
import Testing

@testable import FlowProgram

/// The journey so far of a session, its steps back, and where ways out lead.
@MainActor
struct SessionJourneyTests {
  @Test func `the journey so far replays, and several edits of a field are one step`() async throws {
    let session = ClientSession(
      ["ids"], ["tap", "Add a guest"], ["fill", "First name", "with", "A"], ["fill", "First name", "with", "Ad"],
      ["fill", "First name", "with", "Ada"], ["choose", "Spain", "for", "Country"],
      ["fill", "First name", "with", "Ada L."], ["tap", "Nothing"], ["tap", "Save"], ["journey"])

    let text = try #require(try await session.run("--memory", in: GuestsApp()).compactMap(\.text).last)

    #expect(
      text == """
        # A session

        expect screen "Home"
        tap "Add a guest"
        expect screen "Guest"
        fill "First name" with "Ada"
        choose "Spain" for "Country"
        fill "First name" with "Ada L."
        tap "Save"
        expect screen "Home"

        """)
    try await expectPlays(text, in: GuestsApp())
  }

  @Test func `the journey so far begins with the language and the region`() async throws {
    let session = ClientSession(["ids"], ["journey"])

    let events = try await session.run("--memory", "--language", "de", "--region", "AT", in: SavingsApp())

    #expect(
      events.compactMap(\.text).last?.hasSuffix("region is \"AT\"\nlanguage is \"de\"\nexpect screen \"Plan\"\n")
        == true)
  }

  // Catches edits that become one while a fault waits, which the first of them used up.
  @Test func `edits stay apart on another screen, for a secret, and while a fault waits`() async throws {
    let session = ClientSession(
      ["ids"], ["fill", "PIN", "with", "Ab-4711"], ["fill", "PIN", "with", "Ab-4711"], ["fill", "Find", "with", "a"],
      ["next", "save", "fails"], ["fill", "Find", "with", "b"], ["fill", "Find", "with", "c"],
      ["kill"], ["relaunch"], ["fill", "Find", "with", "d"], ["kill"], ["relaunch"], ["fill", "Find", "with", "e"],
      ["expect", "text", "Savings"], ["fill", "Find", "with", "f"], ["journey"])

    let text = try #require(try await session.run("--memory", in: SavingsApp()).compactMap(\.text).last)

    #expect(!text.contains("4711"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("fill \"PIN\"") } == 2)
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("fill \"Find\"") }
        == ["a", "b", "c", "d", "e", "f"].map { "fill \"Find\" with \"\($0)\"" })
  }

  @Test func `a step is taken back, on a device that was made anew`() async throws {
    let session = ClientSession(
      ["ids", "flows"], ["tap", "Add a guest"], ["fill", "First name", "with", "Ada"],
      ["fill", "First name", "with", "Ada L."], ["tap", "Save"], ["undo"], ["undo"], ["look"], ["journey"], ["undo"],
      ["undo"])

    let events = try await session.run("--memory", in: GuestsApp())

    let values = events.screens.map { $0.element("First name")?.value }
    #expect(values.suffix(4) == ["Ada L.", "", "", nil])
    #expect(events.compactMap(\.flows).last?.map(\.name) == ["Root", "Guest"])
    #expect(events.compactMap(\.text).last?.hasSuffix("tap \"Add a guest\"\nexpect screen \"Guest\"\n") == true)
    #expect(events.codes == ["nothing-to-undo"])
    // Nothing of the replay is an event, and the flows continue.
    let flows = try session.console.allEvents.filter { $0.event == .flow }.compactMap(\.flow)
    #expect(flows.count { $0.name == "Guest" && $0.did == "started" } == 1)
  }

  @Test func `a recording of a session in memory follows a step back`() async throws {
    let folder = try FlowTesting.TemporaryFolder()
    let file = folder.url.appending(path: "recorded.journey")
    let session = ClientSession(["ids"], ["tap", "Settings"], ["back"], ["undo"], ["undo"], ["tap", "Add a guest"])

    _ = try await session.run("--memory", "--record", file.path, in: GuestsApp())

    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasSuffix("expect screen \"Home\"\ntap \"Add a guest\"\nexpect screen \"Guest\"\n"))
  }

  // Catches an undo after which the next edit replaces one that was made before.
  @Test func `an edit after a step back is another step`() async throws {
    let session = ClientSession(
      ["ids"], ["tap", "Add a guest"], ["fill", "First name", "with", "A"], ["choose", "Spain", "for", "Country"],
      ["undo"], ["fill", "First name", "with", "B"], ["undo"])

    let events = try await session.run("--memory", in: GuestsApp())

    #expect(events.screens.last?.element("First name")?.value == "A")
  }

  @Test func `each way out says where it leads, and nothing has changed`() async throws {
    let session = ClientSession(
      ["ids"], ["exits"], ["tap", "Settings"], ["exits"], ["open", "guests://guest"], ["exits"], ["look"])

    let events = try await session.run("--memory", in: GuestsApp())

    let exits = events.filter { $0.event == .exits }.compactMap(\.exits)
    #expect(
      exits == [
        [],
        [
          JSONExit(exit: "back", leadsTo: "Home"), JSONExit(exit: "swipeBack", leadsTo: "Home"),
          JSONExit(exit: "back", title: "Home", leadsTo: "Home"),
        ],
        [],
      ])
    #expect(events.screens.last?.name == "Alert")
  }

  @Test(arguments: ["undo", "exits"])
  func `a session that cannot be repeated refuses to be played again`(_ word: String) async throws {
    let events = try await ClientSession(["ids"], [word]).run(in: GuestsApp())

    #expect(events.codes == ["only-in-memory"])
  }

  @Test func `a session in memory is the same each time`() async throws {
    var outputs: Set<String> = []
    for _ in 0..<2 {
      let session = ClientSession(["world", "ids"], ["tap", "Settings"], ["clock", "+1h"], ["look"])
      _ = try await session.run("--memory", in: GuestsApp())
      outputs.insert(session.console.output)
    }

    #expect(outputs.count == 1 && outputs.first?.contains("It is 2026-11-21T09:00:00Z.") == true)
  }

  @Test func `memory and a file exclude each other`() async {
    let console = TestConsole()

    #expect(await console.run("--memory", "--database", "a.sqlite") == .usage)
  }

  private func expectPlays(_ text: String, in app: any HeadlessApp) async throws {
    let folder = try FlowTesting.TemporaryFolder()
    let file = folder.url.appending(path: "so-far.journey")
    try Data(text.utf8).write(to: file)
    let output = await AppCommand.output(of: ["play", file.path], in: app)
    #expect(output.isSuccess, "\(output.text)")
  }
}
