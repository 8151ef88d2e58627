/// The names of a feature and its parts.
struct FeatureNames: Equatable {
  let feature: String
  var screens: [Screen]
  let uses: [String]
  let result: String

  /// The pattern that it is copied from, depending on its kinds of screens.
  var pattern: Pattern {
    if screens.contains(where: { $0.kind == .page }) { return .single }
    return screens.contains { $0.kind == .list || $0.kind == .detail } ? .collection : .questions
  }

  func screens(of kind: ScreenKind) -> [String] { screens.filter { $0.kind == kind }.map(\.name) }

  /// Returns the renaming from the pattern's names to these.
  /// - Parameter subject: the screens and the used feature; by default the first of each.
  func renaming(for subject: CopySubject = CopySubject()) -> Renaming {
    let pattern = pattern
    var pairs: [(String, String?)] = [
      (pattern.names.feature, feature),
      (pattern.names.result, result),
      (pattern.used.name, subject.used ?? uses.first),
    ]
    for (kind, token) in pattern.screens {
      pairs.append((token.name, subject.screens[kind] ?? screens(of: kind).first))
    }
    return Renaming(pairs.compactMap { old, new in new.map { (old: old, new: $0) } })
  }
}

extension FeatureNames {
  /// Reads the names of a feature from its code, which may have changed since it was made from a template.
  init(of feature: String, in package: Package) throws(ScaffoldError) {
    let folder = Package.folder(of: feature)
    let files = Set(package.paths.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) })
    guard !files.isEmpty else { throw .noFeature(feature) }
    // Steps belong to a feature with forms alone, identifiers to one with a list.
    let entities = files.filter { $0.hasPrefix("Entities/") }
    let hasSteps = entities.contains("Entities/\(feature)Step.swift")
    let hasItems = entities.contains { $0.hasSuffix("ID.swift") }
    let pattern = hasSteps ? Pattern.questions : hasItems ? .collection : .single
    let template: Template
    do { template = try Template(pattern, in: package) } catch {
      throw hasSteps || hasItems ? error : .notGenerated(feature)
    }
    let folders = Set(files.compactMap { $0.contains("/") ? String($0.prefix { $0 != "/" }) : nil }).sorted()
    screens = folders.compactMap { name in
      template.kind(of: name, in: feature, files).map { Screen(name, $0) }
    }
    self.feature = feature
    let flow = package.text(of: folder + feature + "Flow.swift") ?? ""
    result = flow.firstMatch(of: /FlowOutcome<(\w+)>/).map { String($0.output.1) } ?? feature + "Receipt"
    let manifest = package.text(of: Package.manifest) ?? ""
    let uses = manifest.split(separator: "\n").first { $0.contains("Feature(\"\(feature)\"") }?
      .firstMatch(of: /uses: \[([^\]]*)\]/)?.output.1
    self.uses = uses.map { $0.split(separator: ",").map { $0.filter { $0.isLetter || $0.isNumber } } } ?? []
    guard !screens.isEmpty, self.pattern.names == pattern.names else { throw .notGenerated(feature) }
  }
}

extension Template {
  /// Returns the kind of the screen with a name: the kind with most of its files there, of several the one with fewest.
  fileprivate func kind(of screen: String, in feature: String, _ files: Set<String>) -> ScreenKind? {
    let folder = Package.folder(of: pattern.names.feature)
    let counts = pattern.screens.compactMap { kind, token -> (kind: ScreenKind, found: Int, all: Int)? in
      let renaming = Renaming([(pattern.names.feature, feature), (token.name, screen)])
      let all = copied.filter { $0.hasPrefix(folder) && token.occurs(in: String($0.dropFirst(folder.count))) }
        .map { renaming(String($0.dropFirst(folder.count))) }
      let found = all.count(where: files.contains)
      // Almost every feature has a module of a screen.
      let isEnough = kind == .page ? found == all.count : found > 0
      return isEnough ? (kind, found, all.count) : nil
    }
    return counts.max { ($0.found, -$0.all) < ($1.found, -$1.all) }?.kind
  }
}
