import Foundation

/// A template feature and its app.
struct Template {
  let original: TemplateFeature
  /// The template's own files, which are copied for a new feature.
  let own: [String]
  /// The package with the template's app.
  let package: Package
  private let sources: TemplateSources

  /// - Throws: an error if the template has no files in one of the places of a feature.
  init(_ original: TemplateFeature, in target: Package) throws(ScaffoldError) {
    self.original = original
    let package = target.starterPackage
    self.package = package
    sources = TemplateSources(package)
    own = package.paths.filter(original.feature.occurs)
    let name = original.names.feature
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
    let staying = original.otherScreens + [original.used]
    return own.filter { path in !staying.contains { $0.occurs(in: path) } }
  }

  /// Returns the kind of screen for which a file is repeated; nil if it is copied once.
  func screenKind(of path: String) -> ScreenKind? { original.kind { $0.occurs(in: path) } }

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

struct TemplateFile: Equatable {
  let path: String
  let data: Data
}

extension Template {
  func files(for names: FeatureNames) -> [TemplateFile] {
    copied.flatMap { files(from: $0, for: names) }
  }

  private func files(from path: String, for names: FeatureNames) -> [TemplateFile] {
    guard let kind = screenKind(of: path) else { return [file(from: path, for: names, CopySubject())] }
    return names.screens(of: kind).map { file(from: path, for: names, CopySubject().narrowed(to: $0, kind)) }
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

  func narrowed(to screen: String, _ kind: ScreenKind) -> CopySubject {
    var subject = self
    subject.screens[kind] = screen
    return subject
  }
}
