/// Neighbouring units with one role: copied together, so that statements about one screen stay together.
struct UnitGroup {
  /// What becomes of a unit in a copy.
  enum Role: Equatable {
    /// It comes once.
    case once
    /// It comes once for each screen of a kind.
    case perScreen(ScreenKind)
    /// It comes once for each feature that is used.
    case perUsed
    /// It does not come at all.
    case never
    /// It is about the template's feature: where that is shared, another feature gets its own.
    case ofFeature
  }

  let role: Role
  var units: [Unit]
  /// Whether a blank line stands between its copies.
  var isSeparated = false

  var lines: Range<Int> { units[0].lines.lowerBound..<units[units.count - 1].lines.upperBound }
}

extension SourceText {
  /// The units of these lines, with neighbours of one role together.
  func groups(in range: Range<Int>, role: (Unit) -> UnitGroup.Role) -> [UnitGroup] {
    let units = units(in: range)
    var groups: [UnitGroup] = []
    for unit in units {
      let role = role(unit)
      // In prose, a paragraph about a screen and its neighbour are together though a blank line stands between.
      let isNeighbour = role != .once && groups.last?.role == role && (!unit.isSpaced || !language.isSwift)
      if isNeighbour {
        groups[groups.count - 1].units.append(unit)
      } else {
        groups.append(UnitGroup(role: role, units: [unit]))
      }
    }
    for (index, group) in groups.enumerated() {
      let next = index + 1 < groups.count ? groups[index + 1] : nil
      let isSpaced = group.units[0].isSpaced || next?.units[0].isSpaced == true
      let isAlone = groups.count == 1
      groups[index].isSeparated =
        !language.isSwift || isFunction(group.units[0]) && (isSpaced || isAlone)
        || isLong(group.units[0]) && isSpaced
    }
    return groups
  }

  private func isLong(_ unit: Unit) -> Bool { unit.head.map { unit.lines.upperBound - $0 > 1 } ?? true }

  private func isFunction(_ unit: Unit) -> Bool {
    unit.head.map { lines[$0].text.contains("func ") } ?? false
  }
}
