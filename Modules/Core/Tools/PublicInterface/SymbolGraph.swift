/// The parts of a module's symbol graph that this tool reads.
///
/// Source: https://github.com/swiftlang/swift-docc-symbolkit, `openapi.yaml`.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Fragment: Decodable {
      let spelling: String
    }

    /// The compiler's unique name.
    struct Identifier: Decodable {
      let precise: String
    }

    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
  }

  let symbols: [Symbol]

  /// The module's own declarations with their types, sorted.
  ///
  /// Synthesized members, whose identifiers contain `::SYNTHESIZED::`, are left out.
  var declarations: [String] {
    symbols.filter { !$0.identifier.precise.contains("::SYNTHESIZED::") }.map(\.line).sorted()
  }
}

extension SymbolGraph.Symbol {
  fileprivate var line: String {
    let owner = pathComponents.dropLast().joined(separator: ".")
    let declaration = (declarationFragments ?? []).map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return owner.isEmpty ? declaration : "\(owner): \(declaration)"
  }
}
