import Foundation

/// A template feature and its app.
struct Template {
  let pattern: Pattern
  /// The template's own files, which are copied for a new feature.
  let own: [String]
  /// The package with the template's app.
  let package: Package
  private let sources: TemplateSources

  /// - Throws: an error if the template has no files in one of the places of a feature.
  init(_ pattern: Pattern, in target: Package) throws(ScaffoldError) {
    self.pattern = pattern
    let package = target.starterPackage
    self.package = package
    sources = TemplateSources(package)
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

  func source(of path: String) -> SourceText { sources.source(of: path) }

  func declarations(of path: String) -> Declarations { sources.declarations(of: path) }
}

/// The files of a package, each of which is scanned once.
private final class TemplateSources {
  private let package: Package
  private var known: [String: (source: SourceText, declarations: Declarations)] = [:]

  init(_ package: Package) { self.package = package }

  func source(of path: String) -> SourceText { scanned(path).source }

  func declarations(of path: String) -> Declarations { scanned(path).declarations }

  private func scanned(_ path: String) -> (source: SourceText, declarations: Declarations) {
    if let known = known[path] { return known }
    let source = SourceText(package.text(of: path) ?? "", path: path)
    let scanned = (source, Declarations(in: source))
    known[path] = scanned
    return scanned
  }
}

extension Template {
  /// Returns the copy without public imports that only lines about used features need.
  ///
  /// The compiler refuses an unused public import; others are harmless.
  fileprivate func removingUnusedImports(_ copy: String, of path: String) -> String {
    let source = SourceText(copy, path: path)
    let words = Declarations(in: source).words
    let before = declarations(of: path).words
    let lines = source.lines.map(\.text).filter { text in
      guard let line = ImportLine(text), line.isPublic else { return true }
      let types = types(of: line.module)
      return types.isDisjoint(with: before) || !types.isDisjoint(with: words)
    }
    // Drops blank lines at the start of the file.
    return source.joined(Array(lines.drop(while: \.isEmpty)))
  }

  private func types(of module: String) -> Set<String> {
    let paths = package.paths.filter { $0.hasPrefix("Modules/") && $0.contains("/\(module)/") }
    return Set(paths.flatMap { declarations(of: $0).types })
  }
}

extension Template {
  /// Returns the places for another screen of a kind, by file.
  func screenPlaces(of kind: ScreenKind, for names: FeatureNames) -> [(path: String, places: [ScreenPlace])] {
    copied.filter { screenKind(of: $0) == nil }.map { path in
      let expansion = Expansion(source: source(of: path), names: names)
      let found = places(in: expansion.source.lines.indices, expansion, within: [])
      return (path: names.renaming()(path), places: found.filter { $0.kind == kind }.numbered)
    }.filter { !$0.places.isEmpty }
  }

  private func places(in range: Range<Int>, _ expansion: Expansion, within heads: [String]) -> [ScreenPlace] {
    expansion.source.groups(in: range) { expansion.role(of: $0, for: CopySubject()) }
      .flatMap { group -> [ScreenPlace] in
        switch group.role {
        case .perScreen(let kind):
          return [ScreenPlace(kind: kind, heads: heads, ordinal: 0, group: group, expansion: expansion)]
            + placesWithin(group, of: kind, expansion, heads)
        case .never: return []
        case .perUsed where expansion.names.uses.isEmpty: return []
        case .once, .perUsed: return placesWithin(group, of: nil, expansion, heads)
        }
      }
  }

  /// Returns the places within a group that is repeated for each screen of a kind.
  private func placesWithin(
    _ group: BlockGroup, of kind: ScreenKind?, _ expansion: Expansion, _ heads: [String]
  ) -> [ScreenPlace] {
    let subject = kind.flatMap { kind in expansion.names.screens(of: kind).first.map { CopySubject().about($0, kind) } }
    guard kind == nil || subject != nil else { return [] }
    return group.blocks.flatMap { block -> [ScreenPlace] in
      guard let head = block.head else { return [] }
      let name = expansion.names.renaming()(expansion.source.lines[head])
      return places(in: block.inner, expansion, within: heads + [name]).filter { $0.kind != kind }
    }
  }
}

extension [ScreenPlace] {
  /// The places, numbered among those with the same heads.
  fileprivate var numbered: [ScreenPlace] {
    enumerated().map { index, place in
      let alike = self[..<index].count { $0.heads == place.heads && $0.firstLine == place.firstLine }
      return ScreenPlace(
        kind: place.kind, heads: place.heads, ordinal: alike, group: place.group, expansion: place.expansion)
    }
  }
}

extension ScreenPlace {
  fileprivate var firstLine: String {
    let block = group.blocks[group.blocks.count - 1]
    return expansion.source.lines[block.head ?? block.lines.lowerBound].text
  }
}

struct TemplateFile: Equatable {
  let path: String
  let data: Data
}

extension Template {
  func files(for names: FeatureNames) -> [TemplateFile] {
    copied.flatMap { files(from: $0, for: names) }
  }

  func files(for screen: Screen, of names: FeatureNames) -> [TemplateFile] {
    copied.filter { screenKind(of: $0) == screen.kind }
      .map { file(from: $0, for: names, CopySubject().about(screen.name, screen.kind)) }
  }

  private func files(from path: String, for names: FeatureNames) -> [TemplateFile] {
    guard let kind = screenKind(of: path) else { return [file(from: path, for: names, CopySubject())] }
    return names.screens(of: kind).map { file(from: path, for: names, CopySubject().about($0, kind)) }
  }

  private func file(from path: String, for names: FeatureNames, _ subject: CopySubject) -> TemplateFile {
    let copy = Expansion(source: source(of: path), names: names).file(for: subject)
    return TemplateFile(
      path: names.renaming(for: subject)(path), data: Data(removingUnusedImports(copy, of: path).utf8))
  }
}

/// The screens and the used feature that a part of a copy concerns.
struct CopySubject {
  var screens: [ScreenKind: String] = [:]
  var used: String?

  func about(_ screen: String, _ kind: ScreenKind) -> CopySubject {
    var subject = self
    subject.screens[kind] = screen
    return subject
  }
}
