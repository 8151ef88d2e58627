/// A list of features in the code of an app, found by its heading.
struct FeatureList: Sendable {
  private let path: String
  private let heading: String
  /// Returns the line of a feature; nil if it is not in the list.
  private let element: @Sendable (FeatureNames) -> String?

  private static let all = [
    FeatureList(path: Package.manifest, heading: "let features = [") { names in
      let uses = names.uses.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      return "  Feature(\"\(names.feature)\"\(uses.isEmpty ? "" : ", uses: [\(uses)]"))"
    },
    FeatureList(path: features, heading: "@MainActor let appFeatures: [any AppFeature<AppServices>.Type] = [") {
      names in
      "  \(names.feature)Feature.self"
    },
    FeatureList(path: simulations, heading: "let appSimulations: [ServiceSimulation] = [") { names in
      guard names.screens.contains(where: { [.ask, .browse].contains($0.kind) }) else { return nil }
      return "  ServiceSimulation(of: Sample\(names.feature)Service.init, by: Simulated\(names.feature)Service.init)"
    },
  ]

  private static let features = "App/CompositionRoot/AppFeatures.swift"
  private static let simulations = "App/Headless/AppSimulations.swift"

  /// The files with lists.
  static let paths = [Package.manifest, features, simulations]

  /// Returns the insertions that add a feature to the lists of a file.
  /// - Throws: An error if a list is missing.
  static func insertions(
    of names: FeatureNames, into source: SourceText, at path: String
  ) throws(ScaffoldError) -> [Insertion] {
    var insertions: [Insertion] = []
    for list in all where list.path == path {
      guard let element = list.element(names) else { continue }
      guard let insertion = list.insertion(of: element, into: source.lines.map(\.text)) else {
        throw .noList(for: names.feature, in: path, heading: list.heading)
      }
      insertions.append(insertion)
    }
    return insertions
  }

  private func insertion(of element: String, into lines: [String]) -> Insertion? {
    guard let head = lines.firstIndex(of: heading) else { return nil }
    let list = lines[(head + 1)...].prefix { $0.hasPrefix(" ") }
    let elements = list.indices.filter { !list[$0].hasPrefix("   ") && !list[$0].hasPrefix("  //") }
    // The formatter leaves no comma after an only element.
    let end = list.indices.last { !list[$0].hasPrefix("  //") }
    let separated = end.flatMap { list[$0].hasSuffix(",") ? nil : $0 }
    let new = element + (elements.isEmpty ? "" : ",")
    let isSorted = zip(elements, elements.dropFirst()).allSatisfy { list[$0] < list[$1] }
    guard isSorted, let next = elements.first(where: { new < list[$0] }) else {
      return Insertion(line: list.endIndex, lines: [new], separated: separated)
    }
    // A comment belongs to the element below it, and one at the beginning to the whole list.
    let first = list[..<next].lastIndex { !$0.hasPrefix("  //") }.map { $0 + 1 }
    return Insertion(line: first ?? next, lines: [new], separated: separated)
  }
}
