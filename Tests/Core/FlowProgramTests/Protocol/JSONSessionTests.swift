import Foundation
import Testing

@testable import FlowProgram

@MainActor
struct JSONSessionTests {
  @Test func `a program sends arrays of words, and receives objects`() async throws {
    let console = TestConsole(
      #"["tap", "Add a guest"]"#, #"["fill", "First name", "with", "Ada \"A\" # L."]"#, #"["2", "Estonia"]"#,
      #"["swipe", "back"]"#, #"["pull", "down"]"#)

    let status = await console.run("--json")

    let events = try console.allEvents
    #expect(status == .failed)
    #expect(
      events.filter { $0.event != .flow }.map(\.event) == [
        .hello, .screen, .screen, .done, .screen, .done, .screen, .done, .refused, .screen, .done, .end,
      ])
    let field = try #require(events.compactMap(\.screen).dropFirst(2).first?.elements.first)
    #expect(field.field == "First name" && field.number == 1 && field.value == "Ada \"A\" # L.")
    #expect(
      events.compactMap(\.flow).contains { $0.name == "Guest" && $0.did == "reported" && $0.detail == "cancelled" })
    #expect(events.last?.status == 1)
  }

  @Test func `the first event names the protocol's version, and the last has the exit code`() async throws {
    let console = TestConsole(#"["quit"]"#)

    let status = await console.run("--json")

    let events = try console.allEvents
    #expect(events.first == JSONEvent(event: .hello, protocol: 1, app: "Guests", version: "1"))
    #expect(events.last == .end(.success) && status == .success)
  }

  @Test func `each command has one answer, with its number`() async throws {
    let console = TestConsole(
      #"["look"]"#, #"["help"]"#, "[]", #"["nonsense"]"#, "nonsense", "", #"["expect", "screen", "Home"]"#,
      #"["tap", "Settings"]"#, #"["kill"]"#, #"["tap", "Settings"]"#, #"["quit"]"#)

    let status = await console.run("--json")

    let answers = try console.allEvents.filter { $0.command != nil }
    #expect(status == .usage)
    #expect(answers.map(\.command) == Array(1...11))
    #expect(
      answers.map(\.code) == [
        nil, nil, nil, "unknown-command", "not-an-array", "not-an-array", nil, nil, nil, "not-running", nil,
      ])
    #expect(answers.map(\.step).compactMap(\.self) == ["expect screen \"Home\"", "tap \"Settings\"", "kill"])
  }

  @Test func `commands after the end are refused, and the end event is the last`() async throws {
    let console = TestConsole([Array("[\"quit\"]\n[\"look\"]\n".utf8), Array("nonsense\n[\"tap\"".utf8)])

    let status = await console.run("--json")

    let events = try console.allEvents
    #expect(status == .usage)
    #expect(
      events.filter { $0.event != .flow }.map(\.event) == [.hello, .screen, .done, .refused, .refused, .refused, .end])
    #expect(events.compactMap(\.command) == [1, 2, 3, 4])
    #expect(events.compactMap(\.code) == Array(repeating: "session-over", count: 3))
  }

  @Test func `the session does not wait for further input after its end`() async throws {
    let console = TestConsole([Array("[\"quit\"]\n[\"lo".utf8), Array("ok\"]\n".utf8)])
    console.hasInput = false

    let status = await console.run("--json")

    #expect(status == .success)
    #expect(try console.allEvents.last == .end(.success))
  }

  @Test(arguments: ["nonsense", "{}", "[1]", "[\"a\", null]", "\"tap\"", ""])
  func `a refused command has its number, and the session continues`(_ line: String) async throws {
    let console = TestConsole(line, #"["tap", "Settings"]"#)

    let status = await console.run("--json")

    let refused = try #require(console.allEvents.first { $0.event == .refused })
    #expect(status == .usage)
    #expect(refused.command == 1 && refused.code == "not-an-array")
    #expect(try console.allEvents.compactMap(\.screen).last?.name == "Settings")
  }

  @Test func `the stack is a list of screens with their placement`() async throws {
    let console = TestConsole(#"["tap", "Settings"]"#, #"["open", "guests://nowhere"]"#)

    _ = await console.run("--json")

    let stack = try #require(console.allEvents.compactMap(\.screen).last?.stack)
    #expect(stack.map(\.name) == ["Home", "Settings", "Alert"])
    #expect(stack.map(\.arrival) == ["root", "pushed", "presented"])
    #expect(stack.map(\.style) == [nil, nil, "alert"])
  }

  @Test func `flows with the same name have different numbers, and name their parent`() async throws {
    let console = TestConsole(
      #"["tap", "Add a guest"]"#, #"["back"]"#, #"["tap", "Add a guest"]"#, #"["relaunch"]"#)

    _ = await console.run("--json")

    let flows = try console.allEvents.compactMap(\.flow)
    let profiles = flows.filter { $0.name == "Guest" && $0.did == "started" }
    #expect(Set(profiles.map(\.id)).count == 2 && profiles.allSatisfy { $0.parent == 1 })
    #expect(flows.filter { $0.name == "Root" && $0.did == "started" }.map(\.id) == [1, 1])
    #expect(flows.first { $0.name == "Root" }?.parent == nil)
  }

  @Test(arguments: [
    (["--colour"], "usage"), (["play", "Nowhere"], "unknown-journey"), (["--now", "soon"], "usage"),
    (["--database", "/nowhere/app.sqlite"], "data-not-opened"), (["graph"], "usage"),
  ])
  func `an error before the session is an event`(_ words: [String], _ code: String) async throws {
    let console = TestConsole(#"["look"]"#)

    let status = await console.run(["--json"] + words)

    let events = try console.allEvents
    #expect(status == .usage)
    #expect(events.map(\.event) == [.hello, .error, .end])
    #expect(events[1].code == code)
    #expect(events[2].status == 2)
    #expect(console.errors == "")
  }

  @Test(arguments: [["--help"], ["--version"], ["play", "--list", "Home"]])
  func `commands without events write text events`(_ words: [String]) async throws {
    let console = TestConsole()

    let status = await console.run(words + ["--json"])

    let events = try console.allEvents
    #expect(status == .success)
    #expect(events.first?.event == .hello && events.last == .end(.success))
    #expect(events.dropFirst().dropLast().allSatisfy { $0.event == .text && $0.text != "" } && events.count > 2)
  }

  @Test func `the events can be decoded`() throws {
    let event = JSONEvent(event: .refused, command: 7, reason: "\u{1F600} \"quoted\" \\ / \n")

    let read = try JSONDecoder().decode(JSONEvent.self, from: Data(event.encoded.utf8))

    #expect(read == event)
    #expect(event.encoded.filter(\.isNewline) == "\n")
  }
}
