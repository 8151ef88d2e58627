import Foundation
import Testing

@testable import FlowProgram

/// A session of an agent with the tools of an app.
@MainActor
struct ToolSession {
  let console: TestConsole

  init(lines: [String]) {
    console = TestConsole(lines)
  }

  /// - Parameter calls: The names of tools with their arguments.
  init(_ calls: (String, JSONValue)...) {
    self.init(
      lines: calls.map { Self.stateless("tools/call", ["name": .string($0), "arguments": $1]) })
  }

  /// Runs the session, and returns the answers.
  func answers(_ words: String..., in app: any HeadlessApp = GuestsApp()) async throws -> [JSONValue] {
    try await answers(words, in: app)
  }

  private func answers(_ words: [String], in app: any HeadlessApp) async throws -> [JSONValue] {
    let status = await console.run(["tools"] + words, in: app)
    #expect(status == .success && console.errors == "", "\(console.errors)")
    return try console.output.split(separator: "\n").map {
      try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8))
    }
  }

  /// Runs the session, and returns the texts of the answers, those of errors after a mark.
  func texts(_ words: String..., in app: any HeadlessApp = GuestsApp()) async throws -> [String] {
    try await answers(words, in: app).map { answer in
      let result = try #require(answer["result"])
      let text = try #require(result["content"]?.array?.first?["text"]?.string)
      return (result["isError"] == true ? "ERROR " : "") + text
    }
  }

  static func request(_ method: String, _ parameters: [String: JSONValue] = [:]) -> String {
    let message: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": .object(parameters)]
    return message.encoded
  }

  /// Returns a request of the revision without a handshake.
  static func stateless(
    _ method: String, _ parameters: [String: JSONValue] = [:], version: JSONValue = "2026-07-28",
    capabilities: JSONValue? = [:]
  ) -> String {
    var meta: [String: JSONValue] = ["io.modelcontextprotocol/protocolVersion": version]
    meta["io.modelcontextprotocol/clientCapabilities"] = capabilities
    return request(method, parameters.merging(["_meta": .object(meta)]) { $1 })
  }
}
