import Foundation

/// `remove-feature`: removes what `new-feature` and `new-screen` have written, and nothing else.
struct RemoveFeature {
  let package: Package
  let feature: String
  /// Whether to remove it even if it was changed or is in use.
  let isForced: Bool

  func plan() throws(Refusal) -> Plan {
    let record = try Record(of: feature, in: package)
    let folders = Set(record.files.keys.compactMap { $0.folder(of: feature) })
    let found = package.paths.filter { path in
      record.files[path] != nil || folders.contains { path.hasPrefix($0 + "/") }
    }
    if !isForced { try refuseIfChanged(record, found) }

    var plan = Plan()
    for path in found {
      plan.change(path, from: package[path], to: nil, because: "  gone     \(path)")
    }
    var rest: [String: SourceText] = [:]
    var changed: Set<String> = []
    for path in Set(record.insertions.map(\.file)).sorted() {
      let texts = record.insertions.filter { $0.file == path }.map(\.text)
      let (text, left) = Excerpt(text: package.text(of: path) ?? "").without(texts)
      if let missing = left.first {
        guard isForced else { throw .changedInsertion(path, missing.firstWords) }
        changed.insert(path)
      }
      rest[path] = SourceText(text, path: path)
      plan.change(path, from: package[path], to: Data(text.utf8), because: "  changed  \(path)")
    }
    let users = users(but: Set(found), rest: rest)
    if !users.isEmpty, !isForced { throw .used(feature, by: users.map(\.path)) }
    for (path, lines) in users + changed.sorted().map({ ($0, lines(in: rest[$0])) }) {
      for line in lines { plan.say("  left     \(path):\(line.number)  \(line.text)") }
    }
    return plan
  }

  private func refuseIfChanged(_ record: Record, _ found: [String]) throws(Refusal) {
    let missing = record.files.keys.filter { package[$0] == nil }
    let changed = record.files.filter { path, checksum in package[path].map { $0.checksum != checksum } ?? false }.keys
    let added = found.filter { record.files[$0] == nil && $0 != Record.path(of: feature) }
    guard missing.isEmpty, changed.isEmpty, added.isEmpty else {
      throw .changed(feature, changed: changed.sorted(), missing: missing.sorted(), added: added)
    }
  }

  /// Returns the other files that name the module, with these lines.
  private func users(but own: Set<String>, rest: [String: SourceText]) -> [(path: String, lines: [NumberedLine])] {
    package.paths.compactMap { path in
      guard !own.contains(path), package.mentions(feature, in: path), path.hasSuffix(".swift") else { return nil }
      let source = rest[path] ?? SourceText(package.text(of: path) ?? "", path: path)
      let lines = source.numbered { line in
        path == Package.manifest
          ? line.text.contains("\"\(feature)\"") : ImportLine(line.text)?.module == feature
      }
      return lines.isEmpty ? nil : (path, lines)
    }
  }

  /// Returns the lines of a file that mention the feature, except those of ``users(but:rest:)``.
  private func lines(in source: SourceText?) -> [NumberedLine] {
    source?.numbered { line in
      line.mentions(Token(feature)) && ImportLine(line.text) == nil && !line.text.contains("\"\(feature)\"")
    } ?? []
  }
}

extension String {
  /// Returns the path up to the folder that is named after the feature; nil if there is none.
  fileprivate func folder(of feature: String) -> String? {
    let parts = split(separator: "/")
    // The last match: a feature may have the name of a common folder, such as Screens.
    let index = parts.dropLast().lastIndex { $0 == feature || $0 == feature + "Tests" }
    return index.map { parts[...$0].joined(separator: "/") }
  }

  /// The first line with text.
  fileprivate var firstWords: String {
    linesWithoutEnds.first { !$0.isEmpty }.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
  }
}

/// A line with its number.
fileprivate typealias NumberedLine = (number: Int, text: String)

extension SourceText {
  /// Returns the matching lines, without indentation.
  fileprivate func numbered(where holds: (SourceLine) -> Bool) -> [NumberedLine] {
    lines.enumerated().filter { holds($0.element) }.map { index, line in
      (index + 1, String(line.text.drop { $0 == " " }))
    }
  }
}
