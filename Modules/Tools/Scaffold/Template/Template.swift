/// The living template within a package: which files are its own, and which mention it.
struct Template {
  /// The files that are the template's alone: a copy of each belongs to a new feature.
  let own: [String]
  /// The files in which other features stand as well.
  let shared: [String]
  let package: Package

  /// - Throws: a refusal when there is no template, or no place for another feature in the manifest.
  init(in package: Package, for feature: String) throws(Refusal) {
    self.package = package
    let token = FeatureNames.featureToken
    own = package.paths.filter { path in
      token.stands(in: path) && !path.hasSuffix(Record.fileName)
    }
    shared = package.paths.filter { path in
      (path == Package.manifest || path.hasPrefix("App/") && path.hasSuffix(".swift")) && !token.stands(in: path)
        && package.text(of: path).map { $0.contains(token.name) || $0.contains(token.name.lowerCamel) } ?? false
    }
    guard own.contains(where: { $0.hasPrefix(Package.folder(of: token.name)) }) else { throw .noTemplate }
    guard shared.contains(Package.manifest), !places(in: Package.manifest).isEmpty else {
      throw .noPlace(feature: feature)
    }
  }

  /// The files of which a new feature gets copies.
  ///
  /// One that names the used feature in its path is about that very feature, and one of another screen adds nothing.
  var copied: [String] {
    let staying = FeatureNames.otherScreenTokens + [FeatureNames.usedToken]
    return own.filter { path in !staying.contains { $0.stands(in: path) } }
  }

  /// Whether a file of the template comes once for each screen.
  func isPerScreen(_ path: String) -> Bool { FeatureNames.screenToken.stands(in: path) }

  func source(of path: String) -> SourceText { SourceText(package.text(of: path) ?? "", path: path) }

  /// The groups of units in a shared file that are about the template's feature.
  func places(in path: String) -> [Place] {
    let source = source(of: path)
    return places(in: source, source.lines.indices, within: [])
  }

  private func places(in source: SourceText, _ range: Range<Int>, within heads: [Int]) -> [Place] {
    source.groups(in: range) { unit in
      unit.head.map { source.lines[$0].mentions(FeatureNames.featureToken) } == true ? .ofFeature : .once
    }
    .flatMap { group -> [Place] in
      guard group.role == .once else { return [Place(group: group, heads: heads)] }
      return group.units.flatMap { unit in
        unit.head.map { places(in: source, unit.inner, within: heads + [$0]) } ?? []
      }
    }
  }
}
