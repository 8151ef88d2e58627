/// A feature that others are copied from, and the names to replace.
struct TemplateFeature {
  let names: FeatureNames
  let feature: Token
  /// The feature that it starts.
  let used: Token
  /// The template screen of each kind.
  let screens: [ScreenKind: Token]
  /// Further screens of the same kinds, which are not copied.
  let otherScreens: [Token]

  private init(_ names: FeatureNames) {
    self.names = names
    feature = Token(names.feature)
    used = Token(names.uses[0])
    screens = Dictionary(names.screens.map { ($0.kind, Token($0.name)) }, uniquingKeysWith: { first, _ in first })
    let first = screens.values.map(\.name)
    otherScreens = names.screens.map(\.name).filter { !first.contains($0) }.map(Token.init)
  }

  /// Consecutive forms.
  static let questions = TemplateFeature(
    FeatureNames(
      feature: "Feedback", screens: [Screen("Opinion"), Screen("Contact")], uses: ["Welcome"],
      result: "FeedbackReceipt"))

  /// A list and a detail screen with actions.
  static let collection = TemplateFeature(
    FeatureNames(
      feature: "Bookshelf",
      screens: [
        Screen("Shelf", .list), Screen("Book", .detail), Screen("Rating", .form), Screen("Lending", .confirm),
        Screen("Thanks", .outcome),
      ], uses: ["Welcome"], result: "BookshelfReceipt"))

  /// One screen, without data.
  static let single = TemplateFeature(
    FeatureNames(
      feature: "Pamphlet", screens: [Screen("Cover", .page)], uses: ["Welcome"], result: "PamphletReceipt"))

  /// A form that asks a service.
  static let asking = TemplateFeature(
    FeatureNames(
      feature: "Voucher", screens: [Screen("Redemption", .ask)], uses: ["Welcome"], result: "VoucherReceipt"))

  /// A list of a service's items.
  static let browsing = TemplateFeature(
    FeatureNames(
      feature: "Gallery", screens: [Screen("Paintings", .browse)], uses: ["Welcome"], result: "GalleryReceipt"))

  static let all = [questions, collection, single, asking, browsing]

  /// Returns the kind of screen that a text mentions, if a feature may have none or several of it.
  func kind(where speaksOf: (Token) -> Bool) -> ScreenKind? {
    ScreenKind.allCases.first { !$0.isAlwaysThere && screens[$0].map(speaksOf) ?? false }
  }
}
