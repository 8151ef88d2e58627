/// A template feature and its app: the feature's own files, and the shared files that mention it.
struct Template {
  let pattern: Pattern
  /// The template's own files, which are copied for a new feature.
  let own: [String]
  /// The files that several features share.
  let shared: [String]
  /// The package with the template's app.
  let package: Package

  /// - Throws: a refusal if there is no template, or no place for a feature in the manifest.
  init(_ pattern: Pattern, in target: Package, for feature: String) throws(Refusal) {
    self.pattern = pattern
    let package = target.withStarter
    self.package = package
    let token = pattern.feature
    own = package.paths.filter { path in
      token.occurs(in: path) && !path.hasSuffix(Record.fileName)
    }
    shared = package.paths.filter { path in
      (path == Package.manifest || path.hasPrefix("App/") && path.hasSuffix(".swift")) && !token.occurs(in: path)
        && package.text(of: path).map { $0.contains(token.name) || $0.contains(token.name.lowerCamel) } ?? false
    }
    guard own.contains(where: { $0.hasPrefix(Package.folder(of: token.name)) }) else {
      throw .noTemplate(token.name)
    }
    guard shared.contains(Package.manifest), !places(in: Package.manifest).isEmpty else {
      throw .noPlace(for: feature, in: Package.manifest)
    }
  }

  /// The files to copy for a new feature.
  ///
  /// Files about the used feature or about further screens are not copied.
  var copied: [String] {
    let staying = pattern.otherScreens + [pattern.used]
    return own.filter { path in !staying.contains { $0.occurs(in: path) } }
  }

  /// Returns the kind of screen for which a file is repeated; nil if it is copied once.
  func screenKind(of path: String) -> ScreenKind? { pattern.kind { $0.occurs(in: path) } }

  func source(of path: String) -> SourceText { SourceText(package.text(of: path) ?? "", path: path) }

  /// Returns the groups of units in a shared file that concern the template's feature.
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
