import Foundation

/// `new-app`: creates a package, copied from the starter and its dependencies.
struct NewApp: Equatable {
  let name: String
  /// The name for a person, which can have several words.
  let title: String
  /// The scheme of its links, without `://`.
  let scheme: String
  /// The path of its folder, relative to this package.
  let path: String

  /// Returns the words of a name as an identifier: `MyGarden`.
  static func identifier(of words: [String]) -> String {
    let parts = words.flatMap { $0.split(separator: " ") }
    return (parts.prefix(1).map(String.init) + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() })
      .joined()
  }

  /// Returns the starter's files with the app's name and scheme; linked files are shared, and not changed.
  func files(from starter: [StarterFile]) throws(ScaffoldError) -> [StarterFile] {
    try checkNames(starter)
    // The name of a package is an identifier in text, too: its resources are found by it.
    let renaming = Renaming([(old: "Starter", new: name)], writesWords: false)
    return starter.map { file in
      guard file.isOwn, let text = String(data: file.data, encoding: .utf8) else { return file }
      let source = SourceText(withScheme(text), path: file.path)
      let lines = source.lines.map { renaming($0) }
      return StarterFile(
        path: renaming(file.path), data: Data(source.joined(lines).utf8), isOwn: true, mode: file.mode)
    }
  }

  private func withScheme(_ text: String) -> String {
    text.replacing("starter://", with: scheme + "://").replacing("scheme: \"starter\"", with: "scheme: \"\(scheme)\"")
      .replacing("# Starter\n", with: "# \(title)\n")
  }

  private func checkNames(_ starter: [StarterFile]) throws(ScaffoldError) {
    try NameRules.check(name, as: .app)
    let folders = Set(starter.flatMap { $0.path.split(separator: "/").dropLast().map { $0.lowercased() } })
    guard !folders.contains(name.lowercased()) else { throw .badName(name, .app, .takenByTarget) }
    guard scheme.wholeMatch(of: /[a-z][a-z0-9]*/) != nil else { throw .badName(scheme, .scheme, .noScheme) }
  }
}
