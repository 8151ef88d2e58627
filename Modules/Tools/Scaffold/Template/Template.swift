/// A living feature and the app that it is wired into: which files are its own, and which mention it.
struct Template {
  let pattern: Pattern
  /// The files that are the template's alone: a copy of each belongs to a new feature.
  let own: [String]
  /// The files in which other features stand as well.
  let shared: [String]
  /// The package as the template's own app sees it.
  let package: Package

  /// - Throws: a refusal when there is no template, or no place for another feature in the manifest.
  init(_ pattern: Pattern, in target: Package, for feature: String) throws(Refusal) {
    self.pattern = pattern
    let package = target.withStarter
    self.package = package
    let token = pattern.feature
    own = package.paths.filter { path in
      token.stands(in: path) && !path.hasSuffix(Record.fileName)
    }
    shared = package.paths.filter { path in
      (path == Package.manifest || path.hasPrefix("App/") && path.hasSuffix(".swift")) && !token.stands(in: path)
        && package.text(of: path).map { $0.contains(token.name) || $0.contains(token.name.lowerCamel) } ?? false
    }
    guard own.contains(where: { $0.hasPrefix(Package.folder(of: token.name)) }) else {
      throw .noTemplate(token.name)
    }
    guard shared.contains(Package.manifest), !places(in: Package.manifest).isEmpty else {
      throw .noPlace(for: feature, in: Package.manifest)
    }
  }

  /// The files of which a new feature gets copies.
  ///
  /// One that names the used feature in its path is about that very feature, and one of another screen adds nothing.
  var copied: [String] {
    let staying = pattern.otherScreens + [pattern.used]
    return own.filter { path in !staying.contains { $0.stands(in: path) } }
  }

  /// Of which kind of screen a file of the template comes once for each; nil if it comes once.
  func screenKind(of path: String) -> ScreenKind? { pattern.kind { $0.stands(in: path) } }

  func source(of path: String) -> SourceText { SourceText(package.text(of: path) ?? "", path: path) }

  /// The groups of units in a shared file that are about the template's feature.
  func places(in path: String) -> [Place] {
    let source = source(of: path)
    return places(in: source, source.lines.indices, within: [])
  }

  private func places(in source: SourceText, _ range: Range<Int>, within heads: [Int]) -> [Place] {
    source.groups(in: range) { unit in
      unit.head.map { source.lines[$0].mentions(pattern.feature) } == true ? .ofFeature : .once
    }
    .flatMap { group -> [Place] in
      guard group.role == .once else { return [Place(group: group, heads: heads)] }
      return group.units.flatMap { unit in
        unit.head.map { places(in: source, unit.inner, within: heads + [$0]) } ?? []
      }
    }
  }
}
