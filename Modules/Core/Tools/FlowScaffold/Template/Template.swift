/// A template feature and its app.
struct Template {
  let pattern: Pattern
  /// The template's own files, which are copied for a new feature.
  let own: [String]
  /// The package with the template's app.
  let package: Package

  /// - Throws: an error if the template has no files in one of the places of a feature.
  init(_ pattern: Pattern, in target: Package) throws(ScaffoldError) {
    self.pattern = pattern
    let package = target.starterPackage
    self.package = package
    own = package.paths.filter(pattern.feature.occurs)
    let name = pattern.names.feature
    let tops = ["App/CompositionRoot/", "App/Journeys/"]
    // An app need not have every toolkit.
    let folders = tops.filter { top in package.paths.contains { $0.hasPrefix(top) } }.map { "\($0)\(name)/" }
    for folder in [Package.folder(of: name), "Tests/\(name)Tests/"] + folders
    where !own.contains(where: { $0.hasPrefix(folder) }) {
      throw .noTemplate(folder)
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
}
