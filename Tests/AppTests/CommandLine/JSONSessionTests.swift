import Foundation
import Testing

@testable import App
@testable import HeadlessProgram
@testable import SimulatedDevice

@MainActor
struct JSONSessionTests {
  @Test func `a program drives the app by arrays of words, and reads objects`() async throws {
    let console = TestConsole(
      #"["tap", "Add your details"]"#, #"["fill", "First name", "with", "Ada \"A\" # L."]"#, #"["2", "Lovelace"]"#,
      #"["swipe", "back"]"#, #"["pull", "down"]"#)

    let status = await console.run("--json")

    let events = try console.events
    #expect(status == .failed)
    #expect(
      events.filter { $0.event != "flow" }.map(\.event) == [
        "screen", "screen", "done", "screen", "done", "screen", "done", "refused", "screen", "done", "end",
      ])
    let field = try #require(events.compactMap(\.screen).dropFirst(2).first?.elements.first)
    #expect(field.field == "First name" && field.number == 1 && field.value == "Ada \"A\" # L.")
    #expect(events.compactMap(\.news).contains(FlowNews(flow: "Profile", event: "reported", detail: "cancelled")))
    #expect(events.last?.status == 1)
  }

  @Test(arguments: ["nonsense", "{}", "[1]", "[\"a\", null]", "\"tap\"", ""])
  func `a program that errs is told the line, and goes on`(_ line: String) async throws {
    let console = TestConsole(line, #"["tap", "Settings"]"#)

    let status = await console.run("--json")

    let events = try console.events
    #expect(status == .usage)
    #expect(events.first { $0.event == "refused" }?.line == 1)
    #expect(events.compactMap(\.screen).last?.name == "Settings")
  }

  @Test func `what the program answers can be read back as it was`() throws {
    let event = JSONEvent(event: "refused", line: 7, reason: "\u{1F600} \"quoted\" \\ / \n")

    let read = try JSONDecoder().decode(JSONEvent.self, from: Data(event.encoded.utf8))

    #expect(read == event)
    #expect(event.encoded.filter(\.isNewline) == "\n")
  }
}

extension TestConsole {
  /// Every line of the output, each of which has to be an object.
  fileprivate var events: [JSONEvent] {
    get throws {
      try output.split(separator: "\n").map { try JSONDecoder().decode(JSONEvent.self, from: Data($0.utf8)) }
    }
  }
}
