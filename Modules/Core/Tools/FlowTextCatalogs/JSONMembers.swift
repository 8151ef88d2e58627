import Foundation

/// A value of JSON that this tool keeps unread.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

/// The name of any member of an object.
struct MemberName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// Returns the members of an object that are not among the known ones.
  func otherMembers(than known: some Collection<any CodingKey>) throws -> [String: JSONValue] {
    let names = Set(known.map(\.stringValue))
    let container = try container(keyedBy: MemberName.self)
    return try container.allKeys.reduce(into: [:]) { others, name in
      if !names.contains(name.stringValue) {
        others[name.stringValue] = try container.decode(JSONValue.self, forKey: name)
      }
    }
  }
}

extension Encoder {
  /// Adds members to an object.
  func encode(_ others: [String: JSONValue]) throws {
    var container = container(keyedBy: MemberName.self)
    for (name, value) in others { try container.encode(value, forKey: MemberName(stringValue: name)) }
  }
}
