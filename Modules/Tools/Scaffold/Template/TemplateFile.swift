import Foundation

/// A file that the template gives to a new feature.
struct TemplateFile: Equatable {
  let path: String
  let data: Data
}

extension Template {
  /// The template's own files for a new feature.
  func files(for names: FeatureNames) -> [TemplateFile] {
    copied.flatMap { files(from: $0, for: names) }
  }

  /// The files that a new screen gets.
  func files(forScreen screen: String, of names: FeatureNames) -> [TemplateFile] {
    own.filter(isPerScreen).map { file(from: $0, for: names, Subject(screen: screen)) }
  }

  private func files(from path: String, for names: FeatureNames) -> [TemplateFile] {
    let screens: [String?] = isPerScreen(path) ? names.screens : [nil]
    return screens.map { file(from: path, for: names, Subject(screen: $0)) }
  }

  private func file(from path: String, for names: FeatureNames, _ subject: Subject) -> TemplateFile {
    let copy = Expansion(source: source(of: path), names: names).file(for: subject)
    let text = names.uses.isEmpty ? withoutIdleImports(copy, of: path) : copy
    return TemplateFile(path: names.renaming(for: subject)(path), data: Data(text.utf8))
  }

  /// What a shared file gets for a new feature.
  /// - Parameter earlier: what other features have been given there, so that the new one comes behind them.
  func placements(in path: String, for names: FeatureNames, behind earlier: [[String]]) -> [Placement] {
    let source = source(of: path)
    let expansion = Expansion(source: source, names: names)
    return places(in: path).map { place in
      let lines = expansion.lines(in: source.linesToCopy(of: place.group), for: Subject())
      if let line = lines.first.flatMap({ ImportLine($0) }) {
        return Placement(line: source.place(of: line, near: place.group.lines.lowerBound), lines: lines)
      }
      if let line = source.sortedPlace(of: lines, near: place.group.lines) {
        return Placement(line: line, lines: lines)
      }
      return Placement(
        line: source.end(of: earlier, from: place.group.lines.upperBound),
        lines: (place.group.isSeparated ? [""] : []) + lines)
    }
  }
}

extension SourceText {
  /// The group without a comment that is about the template only; a documentation comment is about every feature.
  fileprivate func linesToCopy(of group: UnitGroup) -> Range<Int> {
    let start = group.lines.first { line in
      !lines[line].begins(with: "//") || lines[line].begins(with: "///") || lines[line].begins(with: "// MARK:")
    }
    return (start ?? group.lines.lowerBound)..<group.lines.upperBound
  }

  /// The line in front of which an import goes, so that its block stays in order.
  fileprivate func place(of new: ImportLine, near line: Int) -> Int {
    var first = line
    while first > 0, ImportLine(lines[first - 1].text) != nil { first -= 1 }
    var place = first
    while place < lines.count, let other = ImportLine(lines[place].text), !new.precedes(other) { place += 1 }
    return place
  }

  /// The line in front of which a line of a list goes, if the list is in order; nil if it is not, or is none.
  fileprivate func sortedPlace(of new: [String], near group: Range<Int>) -> Int? {
    guard new.count == 1, group.count == 1 else { return nil }
    let indentation = lines[group.lowerBound].indentation
    var start = group.lowerBound
    while start > 0, lines[start - 1].indentation == indentation { start -= 1 }
    let list = lines[start...].prefix { $0.indentation == indentation }
    guard zip(list, list.dropFirst()).allSatisfy({ $0.text < $1.text }) else { return nil }
    return list.firstIndex { new[0] < $0.text } ?? list.endIndex
  }

  /// The line behind all of these that stand one behind the other from this line on.
  fileprivate func end(of earlier: [[String]], from line: Int) -> Int {
    var end = line
    while let next = earlier.first(where: { lines[end...].map(\.text).starts(with: $0) }) { end += next.count }
    return end
  }
}
