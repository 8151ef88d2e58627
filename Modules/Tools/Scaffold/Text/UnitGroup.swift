/// Neighbouring units with the same role, which are copied together.
struct UnitGroup {
  /// The role of a unit in a copy.
  enum Role: Equatable {
    /// Copied once.
    case once
    /// Copied for each screen of a kind.
    case perScreen(ScreenKind)
    /// Copied for each used feature.
    case perUsed
    /// Not copied.
    case never
    /// About the template's feature: in shared files, another feature gets its own copy.
    case ofFeature
  }

  let role: Role
  var units: [Unit]
  /// Whether its copies are separated by a blank line.
  var isSeparated = false

  var lines: Range<Int> { units[0].lines.lowerBound..<units[units.count - 1].lines.upperBound }
}

extension SourceText {
  /// Returns the units of these lines, grouped by role.
  func groups(in range: Range<Int>, role: (Unit) -> UnitGroup.Role) -> [UnitGroup] {
    let units = units(in: range)
    var groups: [UnitGroup] = []
    for unit in units {
      let role = role(unit)
      // In prose, neighbouring paragraphs about a screen belong together despite the blank line.
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
