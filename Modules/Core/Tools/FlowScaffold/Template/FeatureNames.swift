/// The names of a feature and its parts.
struct FeatureNames: Equatable {
  let feature: String
  let screens: [Screen]
  let uses: [String]
  let result: String

  /// The template feature that it is copied from, depending on its kinds of screens.
  var original: TemplateFeature {
    if screens.contains(where: { $0.kind == .page }) { return .single }
    if screens.contains(where: { $0.kind == .ask }) { return .asking }
    if screens.contains(where: { $0.kind == .browse }) { return .browsing }
    return screens.contains { $0.kind == .list || $0.kind == .detail } ? .collection : .questions
  }

  func screens(of kind: ScreenKind) -> [String] { screens.filter { $0.kind == kind }.map(\.name) }

  /// Returns the renaming from the original's names to these.
  /// - Parameter subject: the screens and the used feature; by default the first of each.
  func renaming(for subject: CopySubject = CopySubject()) -> Renaming {
    let original = original
    var pairs: [(String, String?)] = [
      (original.names.feature, feature),
      (original.names.result, result),
      (original.used.name, subject.used ?? uses.first),
    ]
    for (kind, token) in original.screens {
      pairs.append((token.name, subject.screens[kind] ?? screens(of: kind).first))
    }
    return Renaming(pairs.compactMap { old, new in new.map { (old: old, new: $0) } })
  }
}
