import Foundation

/// `new-app`: the files of a package that depends on the core, made from the starter.
struct NewApp: Equatable {
  let name: String
  /// The name for a person, which can have several words.
  let title: String
  /// The scheme of its links, without `://`.
  let scheme: String
  let core: CoreSource

  /// Returns the words of a name as an identifier: `MyGarden`.
  static func identifier(of words: [String]) -> String {
    let parts = words.flatMap { $0.split(separator: " ") }
    return (parts.prefix(1).map(String.init) + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() })
      .joined()
  }

  /// Returns the starter's files with the app's names, without the features that are only templates.
  func files(from starter: [StarterFile]) throws(ScaffoldError) -> [StarterFile] {
    try checkNames(starter)
    // The name of a package is an identifier in text, too: its resources are found by it.
    let renaming = Renaming([(old: "Starter", new: name)], writesWords: false)
    let templates = TemplateFeature.all.map(\.feature)
    return starter.filter { file in !templates.contains { $0.occurs(in: file.path) } }.map { file in
      guard let text = String(data: file.data, encoding: .utf8) else { return file }
      let source = SourceText(placed(text, in: file.path), path: file.path)
      let isList = FeatureList.paths.contains(file.path)
      var lines = source.lines
      if isList { lines = lines.removing { line in templates.contains { $0.occurs(in: line.text) } } }
      return StarterFile(
        path: renaming(file.path), data: Data(source.joined(lines.map { renaming($0) }).utf8), mode: file.mode)
    }
  }

  /// Returns a text with the app's title, scheme, and place of the core.
  private func placed(_ text: String, in path: String) -> String {
    let text = text.replacing("starter://", with: scheme + "://")
      .replacing("scheme: \"starter\"", with: "scheme: \"\(scheme)\"")
      .replacing("<string>starter</string>", with: "<string>\(scheme)</string>")
      .replacing("# Starter\n", with: "# \(title)\n")
    guard path == Package.manifest else { return text.replacing("../../../../", with: core.pages + "/") }
    return text.replacing(".package(name: \"AppCore\", path: \"../../../..\")", with: core.dependency)
      .replacing("package: \"AppCore\"", with: "package: \"\(core.identity)\"")
  }

  private func checkNames(_ starter: [StarterFile]) throws(ScaffoldError) {
    try NameRules.check(name, as: .app)
    let folders = Set(starter.flatMap { $0.path.split(separator: "/").dropLast().map { $0.lowercased() } })
    guard !folders.contains(name.lowercased()) else { throw .badName(name, .app, .takenByTarget) }
    guard scheme.wholeMatch(of: /[a-z][a-z0-9]*/) != nil else { throw .badName(scheme, .scheme, .noScheme) }
  }
}

extension [SourceLine] {
  /// Returns lists without some elements; the formatter leaves no comma after an only element.
  fileprivate func removing(_ isRemoved: (SourceLine) -> Bool) -> [SourceLine] {
    var lines = filter { !isRemoved($0) }
    for line in lines.indices.dropFirst().dropLast()
    where lines[line - 1].text.hasSuffix("[") && lines[line + 1].text.hasPrefix("]") {
      if lines[line].text.hasSuffix(",") { lines[line] = lines[line].withoutLastByte }
    }
    return lines
  }
}

extension SourceLine {
  fileprivate var withoutLastByte: SourceLine {
    SourceLine(bytes: bytes.dropLast(), kinds: kinds.dropLast(), balance: balance)
  }
}

// MARK: - The record in a repository

extension NewApp {
  /// The lines of a commit message from which a later version makes the app again.
  var record: String {
    let core =
      switch core {
      case .path(let path): "Core: \(path)"
      case .repository(let address, let version): "Core: \(address)\nCore-Version: \(version)"
      }
    return "Name: \(name)\nTitle: \(title)\nScheme: \(scheme)\n\(core)"
  }

  /// Reads the record in a commit message.
  init?(record message: String) {
    var values: [Substring: String] = [:]
    for line in message.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { values[parts[0]] = parts[1].trimmingCharacters(in: .whitespaces) }
    }
    guard let name = values["Name"], let title = values["Title"], let scheme = values["Scheme"],
      let place = values["Core"], let core = try? CoreSource(place, version: values["Core-Version"])
    else { return nil }
    self.init(name: name, title: title, scheme: scheme, core: core)
  }
}
