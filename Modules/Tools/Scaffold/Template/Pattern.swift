/// A living feature that others are copied from, and the names that are searched for in it.
struct Pattern {
  let names: FeatureNames
  let feature: Token
  /// The feature that it starts.
  let used: Token
  /// The screen of each kind that copies are made from.
  let screens: [ScreenKind: Token]
  /// Screens that show that several of a kind go together; each is what the first becomes by renaming, so no copy needs them.
  let otherScreens: [Token]

  private init(_ names: FeatureNames) {
    self.names = names
    feature = Token(names.feature)
    used = Token(names.uses[0])
    screens = Dictionary(names.screens.map { ($0.kind, Token($0.name)) }, uniquingKeysWith: { first, _ in first })
    let first = screens.values.map(\.name)
    otherScreens = names.screens.map(\.name).filter { !first.contains($0) }.map(Token.init)
  }

  /// Forms, one after the other.
  static let questions = Pattern(
    FeatureNames(
      feature: "Feedback", screens: [Screen("Opinion"), Screen("Contact")], uses: ["Welcome"],
      result: "FeedbackReceipt"))

  /// A list and a detail, with what can be done there.
  static let collection = Pattern(
    FeatureNames(
      feature: "Bookshelf",
      screens: [
        Screen("Shelf", .list), Screen("Book", .detail), Screen("Rating", .form), Screen("Lending", .confirm),
        Screen("Thanks", .outcome),
      ], uses: ["Welcome"], result: "BookshelfReceipt"))

  static let all = [questions, collection]

  /// The kind of screen that a text speaks of, if that is one of which a feature may have none, or several.
  func kind(where speaksOf: (Token) -> Bool) -> ScreenKind? {
    ScreenKind.allCases.first { !$0.isAlwaysThere && screens[$0].map(speaksOf) ?? false }
  }
}
