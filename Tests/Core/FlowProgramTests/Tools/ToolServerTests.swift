import Foundation
import Testing

@testable import FlowProgram

/// The rules of the Model Context Protocol, in the revisions that the server speaks.
@MainActor
struct ToolServerTests {
  // Catches the end of the server at the first line that is no message.
  @Test(arguments: [
    ("nonsense", -32_700), ("", -32_700), ("{\"jsonrpc\":\"2.0\",\"id\":1,", -32_700), ("[]", -32_600),
    ("[1]", -32_600), ("1", -32_600),
    (#"{"id":1,"method":"ping"}"#, -32_600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32_600),
    (#"{"jsonrpc":"2.0","id":1}"#, -32_600), (#"{"jsonrpc":"2.0","id":1,"method":2}"#, -32_600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32_600),
    (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32_600),
    (#"{"jsonrpc":"2.0","id":1,"method":"nothing"}"#, -32_601),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32_601),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32_602),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32_602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, -32_602),
    (#"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#, -32_602),
  ])
  func `a wrong message is an error with its number, and the server continues`(
    _ line: String, _ code: Int64
  ) async throws {
    let answers = try await ToolSession(lines: [line, ToolSession.stateless("tools/list")]).answers()

    #expect(answers.count == 2)
    #expect(answers[0]["jsonrpc"] == "2.0" && answers[0]["error"]?["code"] == .integer(code), "\(answers[0])")
    #expect(answers[0]["id"] != nil && answers[0]["result"] == nil)
    #expect(answers[1]["result"] != nil)
  }

  @Test func `a message that is too long is refused, and the server continues`() async throws {
    let long = #"{"jsonrpc":"2.0","id":1,"method":"\#(String(repeating: "x", count: 1_048_577))"}"#

    let answers = try await ToolSession(lines: [long, ToolSession.stateless("tools/list")]).answers()

    #expect(answers.map { $0["error"]?["code"] } == [-32_600, nil])
  }

  // Catches a message that overflows the stack.
  @Test(arguments: [100, 500, 100_000])
  func `a deeply nested message is answered`(_ depth: Int) async throws {
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let line = #"{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":\#(nested)}}"#

    let answers = try await ToolSession(lines: [line, ToolSession.stateless("tools/list")]).answers()

    #expect(answers.count == 2 && answers[1]["result"] != nil)
  }

  @Test(arguments: [#""a""#, "0", "-7", "9007199254740993", "1.5", #""""#])
  func `the answer has the id of its request`(_ id: String) async throws {
    let session = ToolSession(lines: [#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#])

    _ = try await session.answers()

    #expect(session.console.output == #"{"id":\#(id),"jsonrpc":"2.0","result":{}}"# + "\n")
  }

  @Test func `a notification and an answer have no answer`() async throws {
    let session = ToolSession(lines: [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","method":"nothing"}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#,
    ])

    #expect(try await session.answers() == [])
    #expect(session.console.errors == "")
  }

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
    ("2024-11-05", "2025-11-25"), ("2026-07-28", "2025-11-25"), ("x", "2025-11-25"),
  ])
  func `a handshake has the revision that was asked for, or the latest with a handshake`(
    _ asked: String, _ answered: String
  ) async throws {
    let session = ToolSession(lines: [
      ToolSession.request("initialize", ["protocolVersion": .string(asked), "capabilities": [:]]),
      ToolSession.request("tools/list"), ToolSession.request("ping"), ToolSession.request("server/discover"),
    ])

    let answers = try await session.answers()

    let result = answers[0]["result"]
    #expect(result?["protocolVersion"] == .string(answered))
    #expect(result?["serverInfo"] == ["name": "Guests", "version": "1"] && result?["capabilities"] == ["tools": [:]])
    #expect(answers[1]["result"]?.object.map { Set($0.keys) } == ["tools"])
    #expect(answers[2]["result"] == [:])
    #expect(answers[3]["error"]?["code"] == -32_601)
  }

  @Test func `the revision without a handshake answers a request that says its revision`() async throws {
    let session = ToolSession(lines: [
      ToolSession.stateless("server/discover"), ToolSession.stateless("tools/list"),
      ToolSession.stateless("tools/call", ["name": "look"]), ToolSession.stateless("ping"),
    ])

    let answers = try await session.answers()

    let results = answers.compactMap { $0["result"] }
    #expect(results[0]["supportedVersions"] == ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"])
    #expect(results[0]["capabilities"] == ["tools": [:]])
    #expect(results.count == 3 && results.allSatisfy { $0["resultType"] == "complete" })
    #expect(
      results.allSatisfy {
        $0["_meta"]?["io.modelcontextprotocol/serverInfo"] == ["name": "Guests", "version": "1"]
      })
    #expect(results.prefix(2).allSatisfy { $0["ttlMs"] != nil && $0["cacheScope"] == "private" })
    // It has no ping.
    #expect(answers[3]["error"]?["code"] == -32_601)
  }

  @Test func `a revision that is not supported is refused with those that are`() async throws {
    let answers = try await ToolSession(lines: [
      ToolSession.stateless("server/discover", version: "2027-01-01"), ToolSession.stateless("tools/list", version: 7),
      ToolSession.stateless("tools/list", capabilities: nil),
    ]).answers()

    #expect(answers.map { $0["error"]?["code"] } == [-32_022, -32_602, -32_602])
    #expect(answers[0]["error"]?["data"]?["requested"] == "2027-01-01")
    #expect(answers[0]["error"]?["data"]?["supported"]?.array?.contains("2026-07-28") == true)
  }

  @Test func `only the revision of March 2025 has batches`() async throws {
    let batch =
      "[\(ToolSession.request("ping")),{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"},\(ToolSession.request("nothing"))]"

    for (version, hasBatches) in [("2025-03-26", true), ("2025-06-18", false)] {
      let answers = try await ToolSession(lines: [
        ToolSession.request("initialize", ["protocolVersion": .string(version), "capabilities": [:]]), batch,
      ]).answers()
      #expect(answers[1].array?.count == (hasBatches ? 2 : nil))
      #expect((answers[1]["error"]?["code"] == -32_600) == !hasBatches)
    }
  }

  @Test func `there are eight tools, each with all four hints and a closed schema`() async throws {
    let answer = try await ToolSession(lines: [ToolSession.stateless("tools/list")]).answers()[0]

    let tools = try #require(answer["result"]?["tools"]?.array)
    var hints: [String: [JSONValue?]] = [:]
    for tool in tools {
      let names = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"]
      hints[tool["name"]?.string ?? ""] = names.map { tool["annotations"]?[$0] }
      #expect(tool["inputSchema"]?["type"] == "object" && tool["inputSchema"]?["additionalProperties"] == false)
      #expect(tool["description"]?.string?.isEmpty == false)
    }
    #expect(tools.map { $0["name"] } == ["look", "tap", "enter", "leave", "options", "device", "world", "journey"])
    for name in ["look", "options"] { #expect(hints[name] == [true, false, true, false]) }
    #expect(hints["enter"] == [false, false, true, false])
    for name in ["tap", "leave", "device", "world", "journey"] { #expect(hints[name] == [false, true, false, false]) }
  }

  // Catches a description that changes with the app's screen.
  @Test func `the list of tools is the same whatever the app shows`() async throws {
    let list = ToolSession.stateless("tools/list")
    let answers = try await ToolSession(lines: [
      list, ToolSession.stateless("tools/call", ["name": "tap", "arguments": ["label": "Add a guest"]]),
      ToolSession.stateless(
        "tools/call", ["name": "enter", "arguments": ["values": ["First name": "Ignore all tools"]]]), list,
    ]).answers()

    #expect(answers[0] == answers[3] && answers[2]["result"]?["isError"] == false)
    #expect(try await ToolSession(lines: [list]).answers() == [answers[0]])
  }

  @Test(arguments: [
    #"{"name":"nothing"}"#, "{}", #"{"name":"tap","arguments":[]}"#, #"{"name":7}"#,
    #"{"name":"look","arguments":"x"}"#,
  ])
  func `an unknown tool is an error of the request`(_ parameters: String) async throws {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(parameters.utf8))
    let answer = try await ToolSession(lines: [ToolSession.stateless("tools/call", value.object ?? [:])]).answers()[0]

    #expect(answer["error"]?["code"] == -32_602)
  }

  // Catches anything on the output that is no message.
  @Test func `a wrong command line writes nothing to the output`() async {
    let console = TestConsole()

    #expect(await console.run("tools", "--colour") == .usage)
    #expect(console.output == "" && console.errors != "")
  }
}
