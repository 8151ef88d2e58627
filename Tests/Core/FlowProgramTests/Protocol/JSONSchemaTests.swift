import FlowHeadless
import FlowTesting
import Foundation
import Testing

@testable import FlowProgram

/// The events for a program fit the schema of docs/reference/json.md.
@MainActor
struct JSONSchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(ofPage: JSONPage.text)
  }

  @Test(arguments: JSONSession.all)
  func `each event fits the schema, and each command has one answer`(_ session: JSONSession) async throws {
    let printed = try await session.run()

    let kinds = printed.events.map { $0["event"]?.string }
    let answers = printed.events.filter { ["done", "refused"].contains($0["event"]?.string) }
    #expect(printed.events.compactMap(schema.problem) == [])
    let hellos = session.lines.count { $0.hasPrefix("[\"hello\"") }
    #expect(kinds.first == "hello" && kinds.count { $0 == "hello" } == 1 + hellos)
    #expect(kinds.last == "end" && kinds.count { $0 == "end" } == 1)
    #expect(printed.status == session.status)
    #expect(printed.events.last?["status"]?.number == Double(session.status.rawValue))
    #expect(answers.map { $0["command"]?.number } == session.answered.map { Double($0) })
    #expect(printed.errors == "")
  }

  // Catches sessions that no longer print an event that the schema describes.
  @Test func `the sessions print each event, and each kind of element and of field`() async throws {
    var events: [JSONValue] = []
    for session in JSONSession.all { events += try await session.run().events }

    let elements = events.compactMap { $0["screen"]?["elements"]?.array }.joined()
    func kinds(_ type: String) -> Set<String> {
      Set(elements.filter { $0[type] != nil }.compactMap { $0["kind"]?.string })
    }
    let alternatives = try #require(schema.root["oneOf"]?.array)
    #expect(
      Set(events.compactMap { $0["event"]?.string })
        == Set(alternatives.compactMap { $0["properties"]?["event"]?["const"]?.string }))
    for (name, type) in [("line", "text"), ("field", "field"), ("action", "action")] {
      let all = try #require(schema.definition(name)?["properties"]?["kind"]?["enum"]?.array)
      #expect(kinds(type) == Set(all.compactMap(\.string)))
    }
  }

  // Catches a schema, or a reading of it, to which everything fits.
  @Test(arguments: [
    #"{"event":"start"}"#, #"{"event":"done"}"#, #"{"command":0,"event":"done"}"#, #"{"command":1.5,"event":"done"}"#,
    #"{"command":true,"event":"done"}"#, #"{"command":1,"event":"done","more":""}"#, #"{"event":"text","text":1}"#,
    #"{"event":"end","status":3}"#, #"{"code":"nothing","event":"error","reason":""}"#,
    #"{"code":"no-option","command":1,"event":"refused","options":["one"],"reason":""}"#,
    #"{"event":"flow","flow":{"did":"begun","id":1,"name":"Root"}}"#, "[]", "null",
  ])
  func `other events do not fit`(_ event: String) throws {
    #expect(schema.problem(with: try JSONDecoder().decode(JSONValue.self, from: Data(event.utf8))) != nil)
  }
}
