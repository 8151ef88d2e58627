import FlowHeadless
import Foundation
import Testing

@testable import FlowProgram

/// The tables of docs/reference/json.md.
struct JSONPageTests {
  private let page: String
  private let schema: JSONSchema

  init() throws {
    page = try JSONPage.text
    schema = try JSONSchema(ofPage: page)
  }

  @Test func `the page explains exactly the existing codes`() throws {
    let firstCells = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap {
      $0.split(separator: "|").first
    }
    let codes = firstCells.flatMap { $0.matches(of: /`([a-z0-9-]+)`/).map { String($0.1) } }
    let kinds = JSONEvent.Kind.allCases.map(\.rawValue)
    let features = ClientFeature.allCases.map(\.rawValue)
    let known = Set(kinds + features + RefusalCode.allCases.map(\.rawValue) + ErrorCode.allCases.map(\.rawValue))

    #expect(Set(codes) == known)
    let common = Set(kinds).intersection(features)
    #expect(common == ["flows", "working", "world"])
    #expect(codes.count == Set(codes).count + common.count + 1, "`defect` is in two tables")
  }

  @Test func `the schema lists the codes in the program's order`() {
    func codes(_ definition: String) -> [String]? {
      schema.definition(definition)?["enum"]?.array?.compactMap(\.string)
    }

    #expect(codes("refusal") == RefusalCode.allCases.map(\.rawValue))
    #expect(codes("error") == ErrorCode.allCases.map(\.rawValue))
  }

  @Test func `the table of events names the members that the schema has`() throws {
    let events = try #require(schema.root["oneOf"]?.array).compactMap { $0["properties"]?.object }

    #expect(events.count == JSONEvent.Kind.allCases.count)
    for properties in events {
      let row = try #require(
        page.split(separator: "\n").first { $0.hasPrefix("| `\(properties["event"]?["const"]?.string ?? "")` |") })
      let members = row.split(separator: "|")[1].matches(of: /`(\w+)`/).map { String($0.1) }
      #expect(Set(members) == Set(properties.keys).subtracting(["event"]), "\(row)")
    }
  }

  @Test func `the version in the page is the program's`() {
    #expect(page.contains("version \(JSONEvent.protocolVersion);"))
    #expect(page.contains(#""protocol": {"const": \#(JSONEvent.protocolVersion)}"#))
    #expect(page.contains("\(16_384.formatted(.number.locale(Locale(identifier: "en_US")))) bytes"))
    #expect(JourneyParser.longestLine == 16_384)
  }
}
