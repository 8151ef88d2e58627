import Foundation

/// `remove-feature`: takes away what `new-feature` and `new-screen` have written, and nothing else.
struct RemoveFeature {
  let package: Package
  let feature: String
  /// Whether it is removed though it was changed or is used.
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
    for path in Set(record.insertions.map(\.file)).sorted() {
      let texts = record.insertions.filter { $0.file == path }.map(\.text)
      let (text, left) = Excerpt(text: package.text(of: path) ?? "").without(texts)
      if let missing = left.first {
        guard isForced else { throw .changedInsertion(path, missing.firstWords) }
        for text in left { plan.say("  left     \(path): \(text.firstWords)") }
      }
      rest[path] = SourceText(text, path: path)
      plan.change(path, from: package[path], to: Data(text.utf8), because: "  changed  \(path)")
    }
    let users = users(but: Set(found), rest: rest)
    if !users.isEmpty, !isForced { throw .used(feature, by: users) }
    for path in users { plan.say("  left     \(path) still names \(feature)") }
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

  /// The other files that name the module.
  private func users(but own: Set<String>, rest: [String: SourceText]) -> [String] {
    package.paths.filter { path in
      guard !own.contains(path), package.mentions(feature, in: path), path.hasSuffix(".swift") else { return false }
      let source = rest[path] ?? SourceText(package.text(of: path) ?? "", path: path)
      return source.lines.contains { line in
        path == Package.manifest
          ? line.text.contains("\"\(feature)\"") : ImportLine(line.text)?.module == feature
      }
    }
  }
}

extension String {
  /// The part of a path up to the folder that is named after the feature; nil if no folder is.
  fileprivate func folder(of feature: String) -> String? {
    let parts = split(separator: "/")
    // The last of them: a feature may be called as a folder is in which many have their own, such as Screens.
    let index = parts.dropLast().lastIndex { $0 == feature || $0 == feature + "Tests" }
    return index.map { parts[...$0].joined(separator: "/") }
  }

  /// The first line in which something stands.
  fileprivate var firstWords: String {
    linesWithoutEnds.first { !$0.isEmpty }.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
  }
}
