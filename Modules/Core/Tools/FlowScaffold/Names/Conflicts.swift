/// Detects name conflicts of the files to write.
struct Conflicts {
  let package: Package
  let template: Template

  func check(_ names: FeatureNames, files: [TemplateFile]) throws(ScaffoldError) {
    let feature = names.feature
    let folder = Package.folder(of: feature).lowercased()
    let manifest = package.text(of: Package.manifest)?.lowercased() ?? ""
    guard !package.paths.contains(where: { $0.lowercased().hasPrefix(folder) }),
      !manifest.contains("\"\(feature.lowercased())\""), !manifest.contains("\"\(feature.lowercased())tests\"")
    else { throw .badName(feature, .feature, .takenByTarget) }
    for name in [feature, names.result] { try check(name, isNoTypeBelow: ["Modules/", "App/", "Tests/"]) }
    try check(files, for: names)
    for screen in names.screens { try checkProperty(of: screen) }
  }

  private func check(_ files: [TemplateFile], for names: FeatureNames) throws(ScaffoldError) {
    let taken = Set(package.paths.map { $0.lowercased() })
    for file in files where taken.contains(file.path.lowercased()) { throw .fileExists(file.path) }
    // Nested types, which have the same name in every feature.
    let unnamed = Set(template.own.flatMap { template.declarations(of: $0).types }).filter(isForeign)
    let sources = template.copied.map { template.declarations(of: $0) }
    // A copy must not shadow names that the template imports.
    let foreign = sources.reduce(into: Set()) { $0.formUnion($1.words) }.filter(isForeign).subtracting(unnamed)
    if foreign.contains(names.feature) { throw .typeOfTemplate(names.feature) }
    var types: Set<String> = []
    for file in files {
      let source = SourceText(String(decoding: file.data, as: UTF8.self), path: file.path)
      for type in Declarations(in: source).types where !unnamed.contains(type) {
        // Different targets may have a type with the same name.
        let target = file.path.prefix { $0 != "/" }
        guard types.insert("\(target)/\(type)").inserted else { throw .typeTwice(type) }
        if foreign.contains(type) { throw .typeOfTemplate(type) }
        let isFeatures = Token(names.feature).occurs(in: type)
        // In the app, its own types shadow imported ones.
        if !file.path.hasPrefix("Tests/") { try check(type, isNoTypeBelow: ["App/"]) }
        if isFeatures { try check(type, isNoTypeBelow: ["Modules/"]) }
      }
    }
  }

  /// Returns whether copies keep this name.
  private func isForeign(_ name: String) -> Bool {
    name.utf8.first?.isCapitalLetter == true && !template.original.feature.occurs(in: name)
      && !template.original.screens.values.contains { $0.occurs(in: name) }
  }

  private func check(_ name: String, isNoTypeBelow tops: [String]) throws(ScaffoldError) {
    for path in package.paths where tops.contains(where: path.hasPrefix) && package.mentions(name, in: path) {
      let source = SourceText(package.text(of: path) ?? "", path: path)
      if Declarations(in: source).types.contains(name) { throw .typeExists(name, in: path) }
    }
  }

  /// Refuses a screen whose property would have the name of another property in a type with a property for each screen.
  private func checkProperty(of screen: Screen) throws(ScaffoldError) {
    // Properties of the template's screens are not copied.
    let original = template.original
    guard let token = original.screens[screen.kind], !original.names.screens.contains(where: { $0.name == screen.name })
    else { return }
    let property = screen.name.lowerCamel
    for path in template.copied where path.hasPrefix("Modules/") && template.screenKind(of: path) == nil {
      let members = template.declarations(of: path).members
      if members.contains(token.name.lowerCamel), members.contains(property) {
        throw .badName(screen.name, .screen, .takenBy(property, in: path))
      }
    }
  }
}
