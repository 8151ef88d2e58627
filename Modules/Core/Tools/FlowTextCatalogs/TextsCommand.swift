import FlowLocalization
import Foundation

/// The command `swift package texts`.
struct TextsCommand {
  /// A module of the package with its texts.
  struct Module {
    let name: String
    /// The folder of its sources, which has its catalog.
    let folder: URL
    let literals: [TextLiteral]
  }

  static let help = """
    Brings the catalogs Texts.xcstrings, one a module, into line with the texts in the sources: adds the keys that are missing,
    marks those that are unused, and writes Texts.swift beside each, with the translations that the app is built with.

      swift package texts
      swift package texts --language fr     adds a language
      swift package texts --remove-unused   removes keys that no source has, with their translations
      swift package texts --check           changes nothing, and fails if anything is missing, unused, untranslated or wrong

    See docs/reference/texts.md.

    """

  var checks = false
  var removesUnused = false
  var newLanguages: Set<String> = []
  let root: URL

  /// - Parameters:
  ///   - words: The words after `swift package texts`.
  ///   - root: The folder of the package.
  init(_ words: [String], root: URL) throws(TextsError) {
    self.root = root
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--check": checks = true
      case "--remove-unused": removesUnused = true
      case "--language":
        guard let language = rest.popFirst() else { throw .usage(word) }
        guard PluralRule(of: language) != nil else { throw .unknownLanguage(language) }
        newLanguages.insert(language)
      default: throw .usage(word)
      }
    }
  }

  /// Checks or updates the catalogs of modules.
  /// - Returns: The problems or the changes, line by line, and whether there are no problems.
  func run(_ modules: [Module]) throws(TextsError) -> (report: [String], isRight: Bool) {
    var catalogs: [(module: Module, keys: [String: String], catalog: CatalogFile)] = []
    var existing: [CatalogFile?] = []
    for module in modules { existing.append(try read(module)) }
    let languages = existing.reduce(newLanguages) { $0.union($1?.languages ?? []) }
    for (module, catalog) in zip(modules, existing) {
      // In English alone, the entries are plurals that somebody has written.
      let keys = keys(of: module).filter { key, _ in !languages.isEmpty || catalog?.strings[key] != nil }
      if catalog != nil || !keys.isEmpty { catalogs.append((module, keys, catalog ?? CatalogFile())) }
    }
    var problems = modules.flatMap(\.literals).compactMap(problem)
    for (index, (module, keys, old)) in catalogs.enumerated() {
      var catalog = old
      if !checks {
        catalog.update(keys: Set(keys.keys), languages: languages, removesUnused: removesUnused)
        catalogs[index].catalog = catalog
        if catalog != old { try write({ try catalog.data() }, "Texts.xcstrings", of: module) }
      }
      problems += CatalogCheck(catalog: catalog, keys: keys, languages: languages).problems().map {
        "\(path(of: module.folder)): \($0)"
      }
      let source = EmbeddedCatalog(module: module.name, catalog: catalog).source
      if (try? String(contentsOf: module.folder.appending(path: "Texts.swift"), encoding: .utf8)) != source {
        if checks {
          problems.append("\(path(of: module.folder))/Texts.swift differs from its catalog: run swift package texts.")
        } else {
          try write({ Data(source.utf8) }, "Texts.swift", of: module)
        }
      }
    }
    for language in languages.union(["en"]).sorted() {
      let all = catalogs.map {
        TextCatalog(
          $0.module.name, $0.catalog.translations(), givesWay: EmbeddedCatalog.isOfLibrary($0.module.name))
      }
      do { _ = try Language(language, catalogs: all) } catch {
        problems.append(
          "\"\(error.key)\" has different translations into \(language) in \(error.modules.joined(separator: " and "))."
        )
      }
    }
    let count = catalogs.reduce(0) { $0 + $1.keys.count }
    let summary =
      "\(count) texts in \(catalogs.count) modules, \((["en"] + languages.sorted()).joined(separator: ", "))"
    return (
      problems + [problems.isEmpty ? "texts: \(summary)" : "\(problems.count) problems in \(summary)"], problems.isEmpty
    )
  }

  /// Returns the keys that need a translation, each with the place of one text.
  private func keys(of module: Module) -> [String: String] {
    module.literals.reduce(into: [:]) { keys, literal in
      guard case .key(let key) = literal.kind, TextTemplate(key).hasLetters, keys[key] == nil else { return }
      keys[key] = place(of: literal)
    }
  }

  private func problem(with literal: TextLiteral) -> String? {
    switch literal.kind {
    case .key: nil
    case .verbatim(let text):
      "\(place(of: literal)): \"\(text)\" is the developers' text, not one of a person or a bank: write it as a literal."
    case .dynamic: "\(place(of: literal)): a key that is no literal cannot be found, and not translated."
    }
  }

  private func place(of literal: TextLiteral) -> String {
    let source = (try? Data(contentsOf: URL(filePath: literal.file))) ?? Data()
    let line = source.prefix(literal.offset).count { $0 == UInt8(ascii: "\n") } + 1
    return "\(path(of: URL(filePath: literal.file))):\(line)"
  }

  private func path(of url: URL) -> String {
    let (path, folder) = (url.standardizedFileURL.path, root.standardizedFileURL.path + "/")
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  private func read(_ module: Module) throws(TextsError) -> CatalogFile? {
    let file = module.folder.appending(path: "Texts.xcstrings")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do { return try CatalogFile(Data(contentsOf: file)) } catch {
      throw .unreadableCatalog(path(of: file), why: "\(error)")
    }
  }

  private func write(_ data: () throws -> Data, _ name: String, of module: Module) throws(TextsError) {
    let file = module.folder.appending(path: name)
    do { try data().write(to: file, options: .atomic) } catch { throw .unwritable(path(of: file)) }
  }
}
