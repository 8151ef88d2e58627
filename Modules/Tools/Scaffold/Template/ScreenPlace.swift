/// A place in the template that mentions a screen, where another screen can be added.
struct ScreenPlace {
  let kind: ScreenKind
  /// The heads of the enclosing units in the feature's file, outermost first.
  let heads: [String]
  /// The index among places with the same heads.
  let ordinal: Int
  let group: UnitGroup
  let expansion: Expansion

  /// Returns the placement of a screen in the feature's file: after the last one of its kind, unchanged or changed.
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

  /// Returns the last unit at this place that mentions the screen, even if it was changed.
  private func changedUnit(of screen: String, in source: SourceText) -> Unit? {
    let token = Token(screen)
    let units = heads.isEmpty ? source.units : source.units(below: heads).flatMap { source.units(in: $0.inner) }
    return units.last { unit in
      let lines = source.language.isSwift ? unit.head.map { $0..<$0 + 1 } : unit.lines
      return lines.map { source.lines[$0].contains { token.occurs(in: $0.text) } } ?? false
    }
  }

  /// Returns the line to look for: the head of the last unit that mentions a screen.
  func head(for screen: String) -> String {
    let unit = group.units[group.units.count - 1]
    let source = expansion.source
    let token = expansion.names.pattern.screens[kind]
    let line =
      source.language.isSwift
      ? unit.head ?? unit.lines.lowerBound
      : unit.lines.first { token?.occurs(in: source.lines[$0].text) ?? false } ?? unit.lines.lowerBound
    return expansion.names.renaming(for: Subject().about(screen, kind))(source.lines[line])
  }
}

extension SourceText {
  /// Returns the units at a path of heads.
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
