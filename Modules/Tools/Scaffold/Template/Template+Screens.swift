extension Template {
  /// Where another screen of a feature is spoken of, by the feature's files.
  func screenPlaces(for names: FeatureNames) -> [(path: String, places: [ScreenPlace])] {
    let ownPlaces = copied.filter { !isPerScreen($0) }.map { path in
      let expansion = Expansion(source: source(of: path), names: names)
      return (names.renaming()(path), places(in: expansion.source.lines.indices, expansion, within: []))
    }
    let sharedPlaces = shared.map { path in
      let expansion = Expansion(source: source(of: path), names: names)
      return (
        path,
        places(in: path).flatMap { place in
          let heads = place.heads.map { expansion.source.lines[$0].text }
          return places(in: place.group.lines, expansion, within: heads)
        }
      )
    }
    return (ownPlaces + sharedPlaces).filter { !$0.1.isEmpty }.map { ($0.0, $0.1.numbered) }
  }

  private func places(in range: Range<Int>, _ expansion: Expansion, within heads: [String]) -> [ScreenPlace] {
    expansion.source.groups(in: range) { expansion.role(of: $0, for: Subject()) }
      .flatMap { group -> [ScreenPlace] in
        switch group.role {
        case .perScreen: return [ScreenPlace(heads: heads, ordinal: 0, group: group, expansion: expansion)]
        case .never: return []
        case .perUsed where expansion.names.uses.isEmpty: return []
        case .once, .perUsed, .ofFeature:
          return group.units.flatMap { unit -> [ScreenPlace] in
            guard let head = unit.head else { return [] }
            let name = expansion.names.renaming()(expansion.source.lines[head])
            return places(in: unit.inner, expansion, within: heads + [name])
          }
        }
      }
  }
}

extension [ScreenPlace] {
  /// The places with the number of each among those that look alike.
  fileprivate var numbered: [ScreenPlace] {
    enumerated().map { index, place in
      let alike = self[..<index].count { $0.heads == place.heads && $0.firstLine == place.firstLine }
      return ScreenPlace(heads: place.heads, ordinal: alike, group: place.group, expansion: place.expansion)
    }
  }
}

extension ScreenPlace {
  fileprivate var firstLine: String {
    let unit = group.units[group.units.count - 1]
    return expansion.source.lines[unit.head ?? unit.lines.lowerBound].text
  }
}
