import Foundation

/// The files of a package before any change.
struct Package {
  static let manifest = "Package.swift"
  /// The places of files that mention a feature.
  static let tops = [manifest, "Modules", "App", "Tests"]

  static func folder(of feature: String) -> String { "Modules/\(feature)/" }

  let paths: [String]
  private let contents: [String: Data]

  init(_ contents: [String: Data]) {
    self.contents = contents
    paths = contents.keys.sorted()
  }

  subscript(path: String) -> Data? { contents[path] }

  /// - Returns: nil if the file does not exist, or is not text.
  func text(of path: String) -> String? { contents[path].flatMap { String(data: $0, encoding: .utf8) } }

  func mentions(_ word: String, in path: String) -> Bool {
    contents[path]?.range(of: Data(word.utf8)) != nil
  }
}

extension Package {
  /// The folder of the starter in the core, which contains the templates and their app.
  static let starter = "Modules/Core/Templates/Starter/"

  /// The starter's files, with links of this app's scheme.
  var starterPackage: Package {
    guard self[Self.starter + Self.manifest] != nil else { return self }
    var contents: [String: Data] = [:]
    let link = "\(scheme)://"
    for path in paths where path.hasPrefix(Self.starter) {
      // Replacing in a text is slow, and few files have a link.
      let text = mentions("starter://", in: path) ? text(of: path)?.replacing("starter://", with: link) : nil
      contents[String(path.dropFirst(Self.starter.count))] = text.map { Data($0.utf8) } ?? self[path]
    }
    return Package(contents)
  }

  /// The scheme of the app's links.
  private var scheme: String {
    // A search for bytes is quicker than one for a pattern.
    let texts = paths.lazy.filter { $0.hasPrefix("App/CompositionRoot/") && mentions("scheme: \"", in: $0) }.compactMap(
      text)
    let schemes = texts.compactMap { $0.firstMatch(of: /scheme: "([^"]+)"/)?.output.1 }
    return schemes.first.map(String.init) ?? "starter"
  }
}

/// The planned changes of a command, complete before anything is written.
struct Plan: Equatable {
  struct Change: Equatable {
    let path: String
    let data: Data
  }

  private(set) var changes: [Change] = []
  /// The report for a person, line by line.
  private(set) var report: [String] = []

  mutating func create(_ path: String, _ data: Data) {
    changes.append(Change(path: path, data: data))
    let lines = data.count { $0 == UInt8(ascii: "\n") }
    report.append("  new      \(path), \(lines) \(lines == 1 ? "line" : "lines")")
  }

  mutating func insert(_ insertions: [Insertion], into source: SourceText, at path: String) {
    guard !insertions.isEmpty else { return }
    changes.append(Change(path: path, data: Data(source.inserting(insertions).utf8)))
    for insertion in insertions.sorted(by: { $0.line < $1.line }) {
      report.append("  changed  \(path), after line \(insertion.line):")
      report += insertion.lines.filter { !$0.isEmpty }.map { "             \($0)" }
    }
  }

  mutating func say(_ line: String) { report.append(line) }
}
