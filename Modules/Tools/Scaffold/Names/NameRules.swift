/// Whether names can be the names of a feature and its parts at all.
struct NameRules {
  /// So that every line of a copy keeps below 120 columns.
  static let longest = 20
  static let mostScreens = 20

  let package: Package

  /// - Throws: a refusal for the first name that cannot be.
  func check(_ names: FeatureNames) throws(Refusal) {
    try check(names.feature, as: .feature)
    try check(names.result, as: .result)
    guard names.result != names.feature else { throw .badName(names.result, .result, .sameAs("the feature")) }
    guard !names.screens.isEmpty else { throw .noScreens }
    guard names.screens.count <= Self.mostScreens else { throw .tooManyScreens }
    for (index, screen) in names.screens.enumerated() {
      try check(screen, as: .screen)
      try check(screen, isNoneOf: names.screens[..<index], and: names.feature)
    }
    for (index, used) in names.uses.enumerated() {
      guard !names.uses[..<index].contains(used), used != names.feature else { throw .usedTwice(used) }
      try checkCanBeUsed(used)
    }
  }

  /// - Throws: a refusal when a feature cannot take up a screen of this name.
  func check(_ screen: String, in names: FeatureNames) throws(Refusal) {
    try check(screen, as: .screen)
    try check(screen, isNoneOf: names.screens[...], and: names.feature)
    guard names.screens.count < Self.mostScreens else { throw .tooManyScreens }
  }

  private func check(_ name: String, as kind: NameKind) throws(Refusal) {
    let bytes = Array(name.utf8)
    guard let first = bytes.first, first.isCapitalLetter, bytes.allSatisfy(\.isLetterOrDigit) else {
      throw .badName(name, kind, .notUpperCamelCase)
    }
    // A result is called after its feature.
    let longest = Self.longest + (kind == .result ? "Receipt".count : 0)
    guard bytes.count <= longest else { throw .badName(name, kind, .tooLong(longest)) }
    guard !SwiftWords.reservedNames.contains(name), !SwiftWords.keywords.contains(name.lowerCamel),
      !SwiftWords.members.contains(name.lowerCamel)
    else { throw .badName(name, kind, .reserved) }
    guard !FeatureNames.featureToken.stands(in: name) else { throw .badName(name, kind, .ofTemplate) }
  }

  private func check(
    _ screen: String, isNoneOf others: ArraySlice<String>, and feature: String
  ) throws(Refusal) {
    let same = others.contains { $0.lowercased() == screen.lowercased() }
    guard !same else { throw .badName(screen, .screen, .sameAs("another screen")) }
    guard screen.lowercased() != feature.lowercased() else { throw .badName(screen, .screen, .sameAs("the feature")) }
  }

  /// A feature can be used if the app makes its flow from nothing but its place, and knows whether it is needed.
  private func checkCanBeUsed(_ feature: String) throws(Refusal) {
    let name = "/\(feature)Feature.swift"
    let path = package.paths.first { $0.hasPrefix("App/CompositionRoot/") && $0.hasSuffix(name) }
    let text = path.flatMap { package.text(of: $0) } ?? ""
    for declaration in ["var makeFlow: FlowFactory<\(feature)FlowResult>", "var isNeeded: Bool"]
    where !text.contains(declaration) {
      throw .cannotBeUsed(feature, missing: declaration)
    }
  }
}
