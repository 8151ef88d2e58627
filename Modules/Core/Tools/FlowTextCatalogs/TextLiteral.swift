import FlowLocalization
import Foundation

/// A text in a source file, as the compiler sees it.
struct TextLiteral: Equatable {
  /// The kinds of texts.
  enum Kind: Equatable {
    /// A literal of type `LocalizedText`, with its key.
    case key(String)
    /// A literal with letters in `LocalizedText(verbatim:)`.
    case verbatim(String)
    /// A key that is made while the program runs.
    case dynamic
  }

  let kind: Kind
  let file: String
  /// The place in the file, in bytes.
  let offset: Int
}

/// Finds texts in a syntax tree with types, which the compiler prints as JSON.
struct SyntaxTree {
  private static let textType = "$s16FlowLocalization13LocalizedTextVD"
  private static let verbatim = "s:16FlowLocalization13LocalizedTextV8verbatimACSS_tcfc"
  private static let stringLiteral = "s:16FlowLocalization13LocalizedTextV13stringLiteralACSS_tcfc"
  private static let interpolation = "s:16FlowLocalization13LocalizedTextV19StringInterpolationV"

  private let file: String
  private(set) var literals: [TextLiteral] = []

  /// Returns the texts of all files in the compiler's output: one JSON document after the other.
  static func literals(in output: Data) throws -> [TextLiteral] {
    let start = Data(#"{"_kind":"source_file""#.utf8)
    let type = Data("FlowLocalization13LocalizedTextV".utf8)
    var literals: [TextLiteral] = []
    var from = output.range(of: start)?.lowerBound
    while let begin = from {
      let next = output.range(of: start, in: (begin + start.count)..<output.endIndex)?.lowerBound
      let file = begin..<(next ?? output.endIndex)
      // Most files contain no text, and decoding a tree takes longer than the compiler.
      if output.range(of: type, in: file) != nil {
        let document = try JSONSerialization.jsonObject(with: output[file])
        var tree = SyntaxTree(file: (document as? Node)?["filename"] as? String ?? "")
        tree.visit(document)
        literals += tree.literals
      }
      from = next
    }
    return literals
  }

  private typealias Node = [String: Any]

  private init(file: String) {
    self.file = file
  }

  private mutating func visit(_ value: Any) {
    if let nodes = value as? [Any] {
      for node in nodes { visit(node) }
    } else if let node = value as? Node {
      collect(node)
      for child in node.values where !(child is String) { visit(child) }
    }
  }

  private mutating func collect(_ node: Node) {
    switch node["_kind"] as? String {
    case "string_literal_expr" where node["type"] as? String == Self.textType:
      append(.key(LocalizedText.escaped(node["value"] as? String ?? "")), node)
    case "interpolated_string_literal_expr" where node["type"] as? String == Self.textType:
      append(.key(Self.key(of: node)), node)
    case "call_expr" where Self.callee(of: node) == Self.verbatim:
      guard let argument = Self.arguments(of: node).first else { return }
      let text = Self.literal(argument)
      if text.contains(where: \.isLetter) { append(.verbatim(text), argument) }
    case "call_expr" where Self.callee(of: node) == Self.stringLiteral: append(.dynamic, node)
    default: break
    }
  }

  private mutating func append(_ kind: TextLiteral.Kind, _ node: Node) {
    let offset = (node["range"] as? Node)?["start"] as? Int ?? 0
    let literal = TextLiteral(kind: kind, file: file, offset: offset)
    if !literals.contains(literal) { literals.append(literal) }
  }

  /// Returns the key of a literal with arguments, as `LocalizedText.StringInterpolation` makes it.
  private static func key(of node: Node) -> String {
    calls(of: node).reduce(into: "") { key, call in
      switch callee(of: call) {
      case let name? where name.hasPrefix(interpolation + "13appendLiteral"):
        key += (arguments(of: call).first?["value"] as? String ?? "").replacing("%", with: "%%")
      case let name? where name.hasPrefix(interpolation) && name.hasSuffix("yySiF"): key += "%lld"
      case let name? where name.hasPrefix(interpolation): key += "%@"
      default: break
      }
    }
  }

  /// Returns the literal parts of a string, without its arguments.
  private static func literal(_ node: Node) -> String {
    switch node["_kind"] as? String {
    case "string_literal_expr": node["value"] as? String ?? ""
    case "interpolated_string_literal_expr":
      calls(of: node).compactMap { call in
        let argument = arguments(of: call).first
        return argument?["_kind"] as? String == "string_literal_expr" ? argument?["value"] as? String : nil
      }.joined()
    default: ""
    }
  }

  /// Returns the calls that append the parts of a literal.
  private static func calls(of literal: Node) -> [Node] {
    let body = (literal["appending_expr"] as? Node)?["body"] as? Node
    return (body?["elements"] as? [Any] ?? []).compactMap { $0 as? Node }.filter {
      $0["_kind"] as? String == "call_expr"
    }
  }

  private static func callee(of call: Node) -> String? {
    var node = call["fn"] as? Node
    while let next = node {
      if let declaration = next["decl"] as? Node { return declaration["decl_usr"] as? String }
      node = (next["fn"] ?? next["sub_expr"]) as? Node
    }
    return nil
  }

  private static func arguments(of call: Node) -> [Node] {
    ((call["args"] as? Node)?["args"] as? [Any] ?? []).compactMap { ($0 as? Node)?["expr"] as? Node }
  }
}
