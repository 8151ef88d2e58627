/// Where the template speaks of its screen, and so where a feature made from it takes up another one.
struct ScreenPlace {
  /// The heads of the units around it in the feature's file, from the outside.
  let heads: [String]
  /// Which of the places with the same heads it is.
  let ordinal: Int
  let group: UnitGroup
  let expansion: Expansion

  /// Where the screen goes in the feature's file: behind the last of its screens that is found.
  func placement(of screen: String, in source: SourceText, at path: String) throws(Refusal) -> Placement {
    let screens = expansion.names.screens
    for existing in screens.reversed() {
      let found = source.units(below: heads + [head(for: existing)])
      guard ordinal < found.count else { continue }
      var names = expansion.names
      names.screens = [screen]
      let lines = Expansion(source: expansion.source, names: names).lines(of: group, for: Subject())
      return Placement(line: found[ordinal].lines.upperBound, lines: (group.isSeparated ? [""] : []) + lines)
    }
    throw .noPlaceForScreen(screen, path: path, line: head(for: screens.last ?? ""))
  }

  /// The line that is looked for: the head of the last unit that speaks of a screen.
  private func head(for screen: String) -> String {
    let unit = group.units[group.units.count - 1]
    let source = expansion.source
    let line =
      source.language.isSwift
      ? unit.head ?? unit.lines.lowerBound
      : unit.lines.first { FeatureNames.screenToken.stands(in: source.lines[$0].text) } ?? unit.lines.lowerBound
    return expansion.names.renaming(for: Subject(screen: screen))(source.lines[line])
  }
}

extension SourceText {
  /// The units with the last of these heads, within units with those before it.
  fileprivate func units(below heads: [String]) -> [Unit] {
    var units = units
    for (index, head) in heads.enumerated() {
      if index > 0 { units = units.flatMap { self.units(in: $0.inner) } }
      units = units.filter { has($0, head: SourceLine(code: head).trimmed) }
    }
    return units
  }

  private func has(_ unit: Unit, head: ArraySlice<UInt8>) -> Bool {
    guard language.isSwift else { return lines[unit.lines].contains { $0.trimmed == head } }
    return unit.head.map { lines[$0].trimmed == head } ?? false
  }
}
