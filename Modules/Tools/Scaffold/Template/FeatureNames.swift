/// What a feature is called, and its parts.
struct FeatureNames: Codable, Equatable {
  let feature: String
  var screens: [Screen]
  /// The features that it starts.
  let uses: [String]
  let result: String

  /// The feature that it is copied from: a list or a detail wants the one that has them.
  var pattern: Pattern {
    screens.contains { $0.kind == .list || $0.kind == .detail } ? .collection : .questions
  }

  func screens(of kind: ScreenKind) -> [String] { screens.filter { $0.kind == kind }.map(\.name) }

  /// The pattern's names with these in their places.
  /// - Parameter subject: the screens and the feature that are spoken of; else each is the first.
  func renaming(for subject: Subject = Subject()) -> Renaming {
    let pattern = pattern
    var pairs: [(String, String?)] = [
      (pattern.names.feature, feature),
      (pattern.names.result, result),
      (pattern.used.name, subject.used ?? uses.first),
    ]
    for (kind, token) in pattern.screens {
      pairs.append((token.name, subject.screens[kind] ?? screens(of: kind).first))
    }
    return Renaming(pairs.compactMap { old, new in new.map { (old: old, new: $0) } })
  }
}
