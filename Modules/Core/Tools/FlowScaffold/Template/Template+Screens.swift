extension Template {
  /// Returns the places for another screen of a kind, by file.
  func screenPlaces(of kind: ScreenKind, for names: FeatureNames) -> [(path: String, places: [ScreenPlace])] {
    copied.filter { screenKind(of: $0) == nil }.map { path in
      let expansion = Expansion(source: source(of: path), names: names)
      let found = places(in: expansion.source.lines.indices, expansion, within: [])
      return (path: names.renaming()(path), places: found.filter { $0.kind == kind }.numbered)
    }.filter { !$0.places.isEmpty }
  }

  private func places(in range: Range<Int>, _ expansion: Expansion, within heads: [String]) -> [ScreenPlace] {
    expansion.source.groups(in: range) { expansion.role(of: $0, for: CopySubject()) }
      .flatMap { group -> [ScreenPlace] in
        switch group.role {
        case .perScreen(let kind):
          return [ScreenPlace(kind: kind, heads: heads, ordinal: 0, group: group, expansion: expansion)]
            + placesWithin(group, of: kind, expansion, heads)
        case .never: return []
        case .perUsed where expansion.names.uses.isEmpty: return []
        case .once, .perUsed: return placesWithin(group, of: nil, expansion, heads)
        }
      }
  }

  /// Returns the places within a group that is repeated for each screen of a kind.
  private func placesWithin(
    _ group: BlockGroup, of kind: ScreenKind?, _ expansion: Expansion, _ heads: [String]
  ) -> [ScreenPlace] {
    let subject = kind.flatMap { kind in expansion.names.screens(of: kind).first.map { CopySubject().about($0, kind) } }
    guard kind == nil || subject != nil else { return [] }
    return group.blocks.flatMap { block -> [ScreenPlace] in
      guard let head = block.head else { return [] }
      let name = expansion.names.renaming()(expansion.source.lines[head])
      return places(in: block.inner, expansion, within: heads + [name]).filter { $0.kind != kind }
    }
  }
}

extension [ScreenPlace] {
  /// The places, numbered among those with the same heads.
  fileprivate var numbered: [ScreenPlace] {
    enumerated().map { index, place in
      let alike = self[..<index].count { $0.heads == place.heads && $0.firstLine == place.firstLine }
      return ScreenPlace(
        kind: place.kind, heads: place.heads, ordinal: alike, group: place.group, expansion: place.expansion)
    }
  }
}

extension ScreenPlace {
  fileprivate var firstLine: String {
    let block = group.blocks[group.blocks.count - 1]
    return expansion.source.lines[block.head ?? block.lines.lowerBound].text
  }
}
