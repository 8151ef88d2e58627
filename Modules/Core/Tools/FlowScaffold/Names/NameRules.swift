/// Validates the names of a feature and its parts.
struct NameRules {
  /// Keeps every line of a copy below 120 columns.
  static let longest = 20
  static let mostScreens = 20

  let package: Package

  func check(_ names: FeatureNames) throws(ScaffoldError) {
    try Self.check(names.feature, as: .feature)
    try Self.check(names.result, as: .result)
    guard names.result != names.feature else { throw .badName(names.result, .result, .sameAs("the feature")) }
    guard !names.screens.isEmpty else { throw .noScreens }
    guard names.screens.count <= Self.mostScreens else { throw .tooManyScreens }
    for (index, screen) in names.screens.enumerated() {
      try Self.check(screen.name, as: .screen)
      try check(screen.name, isNoneOf: names.screens[..<index], and: names.feature)
    }
    try checkKinds(of: names)
    for (index, used) in names.uses.enumerated() {
      guard !names.uses[..<index].contains(used), used != names.feature else { throw .usedTwice(used) }
      try checkCanBeUsed(used)
    }
  }

  /// The original limits the kinds of screens, and the number of some kinds.
  private func checkKinds(of names: FeatureNames) throws(ScaffoldError) {
    let kinds = names.screens.map(\.kind)
    for kind in ScreenKind.allCases where kind.isOnlyOne {
      if kinds.count(where: { $0 == kind }) > 1 { throw .kindHasOne(kind) }
    }
    let isCollection = names.original.screens[.list] != nil
    let isAlone = kinds.contains(where: \.isAlone)
    let fits =
      isCollection
      ? kinds.contains(.list) && kinds.contains(.detail) && !isAlone
      : kinds.allSatisfy { $0 == .form } || isAlone && kinds.count == 1
    guard fits else { throw .kindsDoNotFit }
    guard kinds.contains(.confirm) || !kinds.contains(.outcome) else { throw .outcomeWithoutQuestion }
  }

  static func check(_ name: String, as kind: NameKind) throws(ScaffoldError) {
    let bytes = Array(name.utf8)
    guard let first = bytes.first, first.isCapitalLetter, bytes.allSatisfy(\.isLetterOrDigit) else {
      throw .badName(name, kind, .notUpperCamelCase)
    }
    // The result is named after its feature.
    let longest = longest + (kind == .result ? "Receipt".count : 0)
    guard bytes.count <= longest else { throw .badName(name, kind, .tooLong(longest)) }
    guard !SwiftWords.reservedNames.contains(name), !SwiftWords.keywords.contains(name.lowerCamel),
      !SwiftWords.members.contains(name.lowerCamel)
    else { throw .badName(name, kind, .reserved) }
    guard !TemplateFeature.all.contains(where: { $0.feature.occurs(in: name) }) else {
      throw .badName(name, kind, .ofTemplate)
    }
  }

  private func check(
    _ screen: String, isNoneOf others: ArraySlice<Screen>, and feature: String
  ) throws(ScaffoldError) {
    let same = others.contains { $0.name.lowercased() == screen.lowercased() }
    guard !same else { throw .badName(screen, .screen, .sameAs("another screen")) }
    guard screen.lowercased() != feature.lowercased() else { throw .badName(screen, .screen, .sameAs("the feature")) }
  }

  /// Checks that a feature can be used: the app can make its flow from a presentation, and knows whether it is
  /// needed.
  private func checkCanBeUsed(_ feature: String) throws(ScaffoldError) {
    let name = "/\(feature)Feature.swift"
    let path = package.paths.first { $0.hasPrefix("App/CompositionRoot/") && $0.hasSuffix(name) }
    let text = path.flatMap { package.text(of: $0) } ?? ""
    for declaration in ["var makeFlow: FlowFactory<\(feature)FlowResult>", "var isNeeded: Bool"]
    where !text.contains(declaration) {
      throw .cannotBeUsed(feature, missing: declaration)
    }
  }
}

enum NameKind: String, Equatable {
  case app
  case feature
  case screen
  case result
  case scheme

  /// The kind with its article.
  var noun: String { (self == .app ? "an " : "a ") + rawValue }
}

enum NameError: Equatable {
  case notUpperCamelCase
  case tooLong(Int)
  case reserved
  case ofTemplate
  case sameAs(String)
  case takenByTarget
  case noScheme
  case takenBy(String, in: String)

  /// The error and the expected input, as the end of a sentence.
  var sentence: String {
    switch self {
    case .notUpperCamelCase: "it takes letters and digits of ASCII, and begins with a capital, as in TableBooking"
    case .tooLong(let longest): "it is longer than \(longest) characters"
    case .reserved: "Swift needs that word"
    case .ofTemplate: "that is the name of a template"
    case .sameAs(let other): "that is the name of \(other)"
    case .noScheme: "it takes small letters and digits, and begins with a letter, as in garden"
    case .takenByTarget: "there is a module or a target of that name already"
    case .takenBy(let name, let path): "there is a \"\(name)\" in \(path) already"
    }
  }
}

/// Words that cannot be used as names.
enum SwiftWords {
  /// Reserved names of types and modules.
  static let reservedNames: Set<String> = [
    "Any", "AnyObject", "Darwin", "Dispatch", "Foundation", "Glibc", "Never", "Protocol", "Self", "Swift",
    "Synchronization",
    "Testing", "Type", "XCTest",
  ]

  /// Reserved names of properties and cases.
  static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "macro", "nil", "open",
    "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "type", "typealias",
    "var", "where", "while",
  ]

  /// The members of every enumeration with raw strings.
  static let members: Set<String> = ["allCases", "hash", "hashValue", "none", "rawValue"]

  static let typeKeywords: Set<String> = ["actor", "class", "enum", "protocol", "struct", "typealias"]
  static let memberKeywords: Set<String> = ["case", "func", "let", "var"]
}
