import Foundation

/// Any JSON value.
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  var string: String? { if case .string(let string) = self { string } else { nil } }
  var object: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }
  var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  subscript(_ member: String) -> JSONValue? { object?[member] }

  /// The value in one line, with escapes for characters that hide or reorder others.
  var encoded: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and finite numbers cannot fail.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self).withEscapedMarks
  }
}

// MARK: - Codable

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? container.decode(Int64.self) {
      self = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .integer(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .array(let array): try container.encode(array)
    case .object(let object): try container.encode(object)
    }
  }
}

// MARK: - Literals

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral string: String) { self = .string(string) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  init(booleanLiteral bool: Bool) { self = .bool(bool) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  init(integerLiteral integer: Int64) { self = .integer(integer) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  init(arrayLiteral values: JSONValue...) { self = .array(values) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { _, last in last })
  }
}
