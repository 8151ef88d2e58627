/// What `swift symbolgraph-extract` writes of a module, as far as it is read here.
///
/// Source: https://github.com/swiftlang/swift-docc-symbolkit, `openapi.yaml`.
struct SymbolGraph: Decodable {
  /// A declaration.
  struct Symbol: Decodable {
    /// A piece of a declaration's text.
    struct Fragment: Decodable {
      let spelling: String
    }

    /// What it is called by the compiler, which is another name for each.
    struct Identifier: Decodable {
      let precise: String
    }

    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
  }

  let symbols: [Symbol]

  /// Every declaration of the module's own with the type that it belongs to, in the order of the alphabet.
  ///
  /// What the compiler gives to a type by itself has an identifier with `::SYNTHESIZED::`, and is left out.
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
