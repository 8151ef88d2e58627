import FlowHeadless
import Foundation
import Testing

@testable import App
@testable import FlowProgram

/// The parts of docs/reference/json.md that `.ci/check-json` cannot compare with output.
struct JSONPageTests {
  private let page: String

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/reference/json.md")
    page = try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `the page explains exactly the existing codes`() throws {
    let firstCells = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap {
      $0.split(separator: "|").first
    }
    let codes = firstCells.flatMap { $0.matches(of: /`([a-z0-9-]+)`/).map { String($0.1) } }
    let kinds = JSONEvent.Kind.allCases.map(\.rawValue)
    let known = Set(kinds + RefusalCode.allCases.map(\.rawValue) + ErrorCode.allCases.map(\.rawValue))

    #expect(Set(codes) == known)
    #expect(codes.count == Set(codes).count + 1, "`defect` is in two tables")
  }

  @Test func `the schema lists the codes in the program's order`() throws {
    let schema = try #require(page.split(separator: "```json schema\n").last?.split(separator: "\n```").first)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any])
    let definitions = try #require(object["$defs"] as? [String: [String: Any]])

    #expect(definitions["refusal"]?["enum"] as? [String] == RefusalCode.allCases.map(\.rawValue))
    #expect(definitions["error"]?["enum"] as? [String] == ErrorCode.allCases.map(\.rawValue))
  }

  @Test func `the version in the page is the program's`() {
    #expect(page.contains("version \(JSONEvent.protocolVersion);"))
    #expect(page.contains(#""protocol": {"const": \#(JSONEvent.protocolVersion)}"#))
    #expect(page.contains("\(16_384.formatted(.number.locale(Locale(identifier: "en_US")))) bytes"))
    #expect(JourneyParser.longestLine == 16_384)
  }
}
