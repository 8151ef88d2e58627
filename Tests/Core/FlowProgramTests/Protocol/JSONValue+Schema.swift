@testable import FlowProgram

extension JSONValue {
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// Returns whether it is of a type, by its name in a schema.
  func isOfType(_ name: String) -> Bool {
    switch self {
    case .null: name == "null"
    case .bool: name == "boolean"
    case .integer: name == "number" || name == "integer"
    case .number(let value): name == "number" || name == "integer" && value == value.rounded()
    case .string: name == "string"
    case .array: name == "array"
    case .object: name == "object"
    }
  }
}
