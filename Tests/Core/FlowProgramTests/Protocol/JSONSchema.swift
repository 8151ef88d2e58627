import Foundation

@testable import FlowProgram

/// A schema with the keywords that docs/reference/json.md uses.
struct JSONSchema {
  private static let keywords: Set = [
    "$schema", "$defs", "$ref", "type", "const", "enum", "properties", "required", "additionalProperties", "items",
    "oneOf", "minimum", "maximum", "minItems", "maxItems", "format",
  ]

  let root: JSONValue

  /// Reads the schema of a page, which is a block of code.
  init(ofPage page: String) throws {
    let blocks = page.split(separator: "```json schema\n", omittingEmptySubsequences: false)
    root = try JSONDecoder().decode(JSONValue.self, from: Data((blocks.last?.prefix { $0 != "`" } ?? "").utf8))
  }

  /// Returns a definition.
  func definition(_ name: String) -> JSONValue? { root["$defs"]?[name] }

  /// Returns the first mistake in a value, or nil.
  func problem(with value: JSONValue) -> String? { problem(with: value, by: root, at: "event") }

  private func problem(with value: JSONValue, by rule: JSONValue, at path: String) -> String? {
    let unknown = Set(rule.object.map { Array($0.keys) } ?? []).subtracting(Self.keywords)
    guard unknown.isEmpty else { return "the schema has keywords that are not checked: \(unknown.sorted())" }
    if let name = rule["$ref"]?.string {
      guard let definition = definition(String(name.dropFirst("#/$defs/".count))) else { return "there is no \(name)" }
      return problem(with: value, by: definition, at: path)
    }
    if let alternatives = rule["oneOf"]?.array {
      let problems = alternatives.map { problem(with: value, by: $0, at: path) }
      let fitting = problems.count { $0 == nil }
      return fitting == 1 ? nil : "\(path) fits \(fitting) alternatives: \(problems.compactMap(\.self))"
    }
    if let type = rule["type"]?.string, !value.isOfType(type) { return "\(path) is not of type \(type)" }
    if let only = rule["const"], value != only { return "\(path) is not \(only)" }
    if let values = rule["enum"]?.array, !values.contains(value) { return "\(path) is none of \(values)" }
    let size = value.number ?? value.array.map { Double($0.count) }
    if let size, let least = (rule["minimum"] ?? rule["minItems"])?.number, size < least {
      return "\(path) is too small"
    }
    if let size, let most = (rule["maximum"] ?? rule["maxItems"])?.number, size > most { return "\(path) is too large" }
    return problem(inside: value, by: rule, at: path)
  }

  private func problem(inside value: JSONValue, by rule: JSONValue, at path: String) -> String? {
    if let items = value.array, let rule = rule["items"] {
      let problems = items.lazy.enumerated().compactMap { problem(with: $1, by: rule, at: "\(path)[\($0)]") }
      return problems.first
    }
    guard let members = value.object else { return nil }
    let properties = rule["properties"]?.object ?? [:]
    for case .string(let name) in rule["required"]?.array ?? [] where members[name] == nil {
      return "\(path) lacks \(name)"
    }
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      guard let property = properties[name] else { return "\(path) has \(name) beside" }
      if let wrong = problem(with: member, by: property, at: "\(path).\(name)") { return wrong }
    }
    return nil
  }
}
