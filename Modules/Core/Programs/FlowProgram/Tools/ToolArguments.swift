import FlowCommandLine
import FlowHeadless

/// The arguments of a call.
struct ToolArguments {
  private let values: [String: JSONValue]

  init(_ values: [String: JSONValue]) {
    self.values = values
  }

  /// Refuses an argument that the tool does not have.
  func refuseOthers(than tool: Tool) throws(ToolError) {
    let known = tool.argumentNames
    guard let other = values.keys.sorted().first(where: { !known.contains($0) }) else { return }
    let list = known.isEmpty ? "none" : known.sorted().joined(separator: ", ")
    throw .wrong("\(tool.rawValue) has no argument \(other.quoted), only \(list).")
  }

  func text(_ name: String) throws(ToolError) -> String? {
    switch values[name] {
    case nil, .null?: return nil
    case .string(let text)?: return text
    case .bool?, .integer?, .number?, .array?, .object?: throw .wrong("\(name) is a text.")
    }
  }

  func required(_ name: String) throws(ToolError) -> String {
    guard let text = try text(name) else { throw .wrong("The argument \(name) is missing.") }
    return text
  }

  func flag(_ name: String) throws(ToolError) -> Bool {
    switch values[name] {
    case nil, .null?: return false
    case .bool(let flag)?: return flag
    case .string?, .integer?, .number?, .array?, .object?: throw .wrong("\(name) is true or false.")
    }
  }

  func number(_ name: String) throws(ToolError) -> Int? {
    switch values[name] {
    case nil, .null?: return nil
    case .integer(let number)? where number >= 1 && number <= 1_000_000: return Int(number)
    case .integer?, .bool?, .string?, .number?, .array?, .object?: throw .wrong("\(name) is a number from 1.")
    }
  }

  func members(_ name: String) throws(ToolError) -> [String: JSONValue] {
    switch values[name] {
    case nil, .null?: return [:]
    case .object(let members)?: return members
    case .bool?, .integer?, .number?, .string?, .array?: throw .wrong("\(name) is an object.")
    }
  }

  /// Returns one of some words.
  /// - Parameter standard: The one if there is no argument; nil if the argument is required.
  func choice<Word: RawRepresentable<String>>(
    _ name: String, among words: [Word], or standard: Word?
  ) throws(ToolError) -> Word {
    guard let text = try standard == nil ? required(name) : text(name) else {
      guard let standard else { throw .wrong("The argument \(name) is missing.") }
      return standard
    }
    guard let word = Word(rawValue: text) else {
      throw .wrong("\(name) is one of \(words.map(\.rawValue).joined(separator: ", ")), and not \(text.quoted).")
    }
    return word
  }
}

/// The reason why a tool has failed, from which an agent can correct its call.
enum ToolError: Error, Equatable {
  /// The arguments are wrong.
  case wrong(String)
  /// The app or the world has refused it.
  case refused(String)

  var sentence: String {
    switch self {
    case .wrong(let sentence), .refused(let sentence): sentence
    }
  }
}

extension JSONValue {
  /// The value as a text for a field.
  func text(of label: String) throws(ToolError) -> String {
    switch self {
    case .string(let text): return text
    case .integer(let number): return String(number)
    case .null, .bool, .number, .array, .object: throw .wrong("The value of \(label.quoted) is a text.")
    }
  }

  /// The value as the state of a switch.
  func isOn(of label: String) throws(ToolError) -> Bool {
    switch self {
    case .bool(let isOn): return isOn
    case .string("on"): return true
    case .string("off"): return false
    case .null, .string, .integer, .number, .array, .object:
      throw .wrong("The value of \(label.quoted) is true or false.")
    }
  }
}
