import Foundation

/// A file for a new feature.
struct TemplateFile: Equatable {
  let path: String
  let data: Data
}

extension Template {
  /// Returns the template's own files for a new feature.
  func files(for names: FeatureNames) -> [TemplateFile] {
    copied.flatMap { files(from: $0, for: names) }
  }

  /// Returns the files of a new screen.
  func files(for screen: Screen, of names: FeatureNames) -> [TemplateFile] {
    copied.filter { screenKind(of: $0) == screen.kind }
      .map { file(from: $0, for: names, Subject().about(screen.name, screen.kind)) }
  }

  private func files(from path: String, for names: FeatureNames) -> [TemplateFile] {
    guard let kind = screenKind(of: path) else { return [file(from: path, for: names, Subject())] }
    return names.screens(of: kind).map { file(from: path, for: names, Subject().about($0, kind)) }
  }

  private func file(from path: String, for names: FeatureNames, _ subject: Subject) -> TemplateFile {
    let copy = Expansion(source: source(of: path), names: names).file(for: subject)
    return TemplateFile(
      path: names.renaming(for: subject)(path), data: Data(removingUnusedImports(copy, of: path).utf8))
  }

  /// Returns the insertions into a shared file for a new feature.
  func placements(in path: String, of target: Package, for names: FeatureNames) throws(Refusal) -> [Placement] {
    let expansion = Expansion(source: source(of: path), names: names)
    let target = SourceText(target.text(of: path) ?? "", path: path)
    var placements: [Placement] = []
    for place in places(in: path) {
      let lines = expansion.lines(in: expansion.source.linesToCopy(of: place.group), for: Subject())
      if let new = lines.first.flatMap({ ImportLine($0) }), let line = target.place(of: new) {
        placements.append(Placement(line: line, lines: lines))
        continue
      }
      let heads = place.heads.map { expansion.source.lines[$0].text }
      guard let list = heads.isEmpty ? target.lines.indices : target.units(below: heads).first?.inner else {
        throw .noPlace(for: names.feature, in: path)
      }
      placements.append(
        Placement(
          line: target.sortedPlace(of: lines, in: list), lines: (place.group.isSeparated ? [""] : []) + lines))
    }
    return placements
  }
}

extension SourceText {
  /// Returns the group without plain comments, which concern the template only; documentation comments are copied.
  fileprivate func linesToCopy(of group: UnitGroup) -> Range<Int> {
    let start = group.lines.first { line in
      !lines[line].begins(with: "//") || lines[line].begins(with: "///") || lines[line].begins(with: "// MARK:")
    }
    return (start ?? group.lines.lowerBound)..<group.lines.upperBound
  }

  /// Returns the line before which an import belongs in sorted order; nil if there are no imports.
  fileprivate func place(of new: ImportLine) -> Int? {
    let imports = lines.indices.filter { ImportLine(lines[$0].text) != nil }
    guard let last = imports.last else { return nil }
    return imports.first { ImportLine(lines[$0].text).map(new.precedes) ?? false } ?? last + 1
  }

  /// Returns the line before which lines belong: in sorted order if the list is sorted, otherwise at the end.
  fileprivate func sortedPlace(of new: [String], in list: Range<Int>) -> Int {
    let isSorted = zip(lines[list], lines[list].dropFirst()).allSatisfy { $0.text < $1.text }
    guard new.count == 1, isSorted else { return list.upperBound }
    return lines[list].firstIndex { new[0] < $0.text } ?? list.upperBound
  }
}
