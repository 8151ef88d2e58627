/// Where the template speaks of a screen of a kind, and so where a feature made from it takes up another one.
struct ScreenPlace {
  let kind: ScreenKind
  /// The heads of the units around it in the feature's file, from the outside.
  let heads: [String]
  /// Which of the places with the same heads it is.
  let ordinal: Int
  let group: UnitGroup
  let expansion: Expansion

  /// Where the screen goes in the feature's file: behind the last of its kind that is found, as it was made or as it
  /// was changed since.
  /// - Returns: nil if there is no such place.
  func placement(of screen: String, in source: SourceText) -> Placement? {
    let others = expansion.names.screens(of: kind).reversed()
    let unit =
      others.lazy.compactMap { self.unit(of: $0, in: source) }.first
      ?? others.lazy.compactMap { self.changedUnit(of: $0, in: source) }.first
    guard let unit else { return nil }
    var names = expansion.names
    names.screens = [Screen(screen, kind)] + names.screens.filter { $0.kind != kind }
    let lines = Expansion(source: expansion.source, names: names).lines(of: group, for: Subject())
    return Placement(line: unit.lines.upperBound, lines: (group.isSeparated ? [""] : []) + lines)
  }

  private func unit(of screen: String, in source: SourceText) -> Unit? {
    let found = source.units(below: heads + [head(for: screen)])
    return ordinal < found.count ? found[ordinal] : nil
  }

  /// The last unit at this place that speaks of the screen, whatever it says by now.
  private func changedUnit(of screen: String, in source: SourceText) -> Unit? {
    let token = Token(screen)
    let units = heads.isEmpty ? source.units : source.units(below: heads).flatMap { source.units(in: $0.inner) }
    return units.last { unit in
      let lines = source.language.isSwift ? unit.head.map { $0..<$0 + 1 } : unit.lines
      return lines.map { source.lines[$0].contains { token.stands(in: $0.text) } } ?? false
    }
  }

  /// The line that is looked for: the head of the last unit that speaks of a screen.
  func head(for screen: String) -> String {
    let unit = group.units[group.units.count - 1]
    let source = expansion.source
    let token = expansion.names.pattern.screens[kind]
    let line =
      source.language.isSwift
      ? unit.head ?? unit.lines.lowerBound
      : unit.lines.first { token?.stands(in: source.lines[$0].text) ?? false } ?? unit.lines.lowerBound
    return expansion.names.renaming(for: Subject().about(screen, kind))(source.lines[line])
  }
}

extension SourceText {
  /// The units with the last of these heads, within units with those before it.
  func units(below heads: [String]) -> [Unit] {
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
