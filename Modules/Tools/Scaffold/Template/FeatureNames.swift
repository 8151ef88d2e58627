/// What a feature is called, and its parts.
struct FeatureNames: Codable, Equatable {
  let feature: String
  var screens: [String]
  /// The features that it starts.
  let uses: [String]
  let result: String

  /// The living template: the module that every new feature is copied from.
  static let template = FeatureNames(
    feature: "Feedback", screens: ["Opinion", "Contact"], uses: ["Profile"], result: "FeedbackReceipt")

  /// The template's names, as they are searched for.
  static let featureToken = Token(template.feature)
  static let screenToken = Token(template.screens[0])
  /// The other screens show that several go together; each is what the first becomes by renaming, so no copy needs them.
  static let otherScreenTokens = template.screens.dropFirst().map(Token.init)
  static let usedToken = Token(template.uses[0])

  /// The template's names with these in their places.
  /// - Parameter subject: the screen or the feature that is spoken of; else it is the first.
  func renaming(for subject: Subject = Subject()) -> Renaming {
    let template = Self.template
    let pairs: [(String, String?)] = [
      (template.feature, feature),
      (template.result, result),
      (template.screens[0], subject.screen ?? screens.first),
      (template.uses[0], subject.used ?? uses.first),
    ]
    return Renaming(pairs.compactMap { old, new in new.map { (old: old, new: $0) } })
  }
}
