import Foundation

/// `new-screen`: adds a screen to a feature that `new-feature` has made, after its last screen.
struct NewScreen {
  let package: Package
  let feature: String
  let screen: Screen

  func plan() throws(Refusal) -> Plan {
    var record = try Record(of: feature, in: package)
    var names = record.names
    names.screens = names.screens.filter(isThere)
    let template = try Template(names.pattern, in: package, for: feature)
    try NameRules(package: package).check(screen, in: names)
    let files = template.files(for: screen, of: names).sorted { $0.path < $1.path }
    try Conflicts(package: package, template: template).check(screen, of: names, files: files)

    var plan = Plan()
    for file in files {
      plan.create(file.path, file.data)
      record.files[file.path] = file.data.checksum
    }
    for (path, places) in template.screenPlaces(of: screen.kind, for: names) {
      let source = SourceText(package.text(of: path) ?? "", path: path)
      var placements: [Placement] = []
      for place in places {
        if let placement = place.placement(of: screen.name, in: source) {
          placements.append(placement)
        } else if source.language == .journey {
          plan.say("  left     \(path): nothing there mentions a screen before \(screen.name); add its steps")
        } else {
          let last = names.screens(of: screen.kind).last
          throw .noPlaceForScreen(screen.name, path: path, line: last.map(place.head) ?? "")
        }
      }
      plan.insert(placements, into: source, at: path, before: package[path])
      record.note(placements, in: source, at: path, wasUnchanged: package[path]?.checksum == record.files[path])
    }
    record.names.screens.append(screen)
    let path = Record.path(of: feature)
    plan.change(path, from: package[path], to: try record.encoded())
    return plan
  }

  private func isThere(_ screen: Screen) -> Bool {
    package.paths.contains { $0.hasPrefix(Package.folder(of: feature) + screen.name + "/") }
  }
}

extension Record {
  /// Records an insertion into a file, so that it can be removed again.
  fileprivate mutating func note(
    _ placements: [Placement], in source: SourceText, at path: String, wasUnchanged: Bool
  ) {
    if files[path] != nil {
      // A file that the team has changed keeps its old checksum.
      if wasUnchanged { files[path] = Data(source.inserting(placements).utf8).checksum }
      return
    }
    let lines = source.lines.map(\.text)
    // From the bottom up, so that line numbers above remain valid.
    for placement in placements.sorted(by: { $0.line > $1.line }) {
      if !extendInsertion(with: placement, in: lines, at: path) {
        insertions.append(Insertion(file: path, text: placement.text))
      }
    }
  }

  /// Lines within an insertion become part of it.
  private mutating func extendInsertion(with placement: Placement, in lines: [String], at path: String) -> Bool {
    for (index, insertion) in insertions.enumerated() where insertion.file == path {
      var text = insertion.text.linesWithoutEnds
      for start in lines.places(of: text) where (start + 1..<start + text.count).contains(placement.line) {
        text.insert(contentsOf: placement.lines, at: placement.line - start)
        insertions[index].text = text.map { $0 + "\n" }.joined()
        return true
      }
    }
    return false
  }
}
