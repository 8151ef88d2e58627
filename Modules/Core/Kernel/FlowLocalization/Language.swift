/// The language in which a toolkit displays texts, with the translations of an app.
public struct Language: Sendable {
  /// The developers' language, without translations.
  public static let developers = Language("en")

  /// The identifier, such as `de` or `pt-BR`.
  public let identifier: String
  /// The region whose marks numbers have, and whose forms dates have, such as `CH`; nil for the language's own.
  package private(set) var region: String?
  private let translations: [String: Translation]
  private let plural: PluralRule
  package let isPseudo: Bool
  /// Whether values are shown in their developers' forms.
  package private(set) var usesDevelopersForms: Bool

  /// Creates a language with translations.
  /// - Parameters:
  ///   - identifier: The identifier, such as `de` or `pt-BR`.
  ///   - translations: The translations, by key.
  public init(_ identifier: String, translations: [String: Translation] = [:]) {
    self.init(identifier, translations, isPseudo: false)
  }

  private init(_ identifier: String, _ translations: [String: Translation], isPseudo: Bool) {
    self.identifier = identifier
    self.translations = translations
    self.isPseudo = isPseudo
    plural = PluralRule(of: identifier) ?? .oneAndOther
    usesDevelopersForms = identifier.isEnglish
  }

  /// Returns the language as it is read in a region.
  /// - Parameters:
  ///   - region: Two capitals of ISO 3166, such as `CH`, or three digits; nil for the language's own region.
  ///   - hasDevelopersForms: Whether numbers have the same marks there as in the developers' forms.
  package func inRegion(_ region: String?, hasDevelopersForms: Bool) -> Language {
    var language = self
    language.region = region
    language.usesDevelopersForms = identifier.isEnglish && hasDevelopersForms
    return language
  }

  /// The language as people read it: an English text, too, has values in its region's forms instead of the developers'.
  package var forPeople: Language { inRegion(region, hasDevelopersForms: false) }

  /// A language for tests: the developers' texts with accents and with marks at both ends, longer by two fifths, so
  /// that a text that is not a `LocalizedText` is noticed.
  public static let pseudo = Language("en-XA", [:], isPseudo: true)

  /// Whether it is written from right to left.
  public var isRightToLeft: Bool {
    ["ar", "fa", "he", "ur"].contains { identifier == $0 || identifier.hasPrefix($0 + "-") }
  }

  /// Returns a text in this language; the developers' form where there is no translation.
  public func resolve(_ text: LocalizedText) -> String {
    switch text.form {
    case .verbatim: text.developerForm
    case .key: isPlain ? text.developerForm : fill(template(for: text.key, []), with: [])
    case .joined(let texts, let separator): texts.map(resolve).joined(separator: separator)
    case .template(let key, let arguments):
      isPlain && usesDevelopersForms && !text.developerForm.hasRightToLeftLetters
        ? text.developerForm : fill(template(for: key, arguments), with: arguments)
    }
  }

  /// Returns the keys of a text that have no translation, in the order in which a person reads them.
  ///
  /// A key without a letter, such as `%@: %@`, needs none; English, the developers' language, and the pseudo-language need
  /// none at all.
  public func missingKeys(of text: LocalizedText) -> [String] {
    guard needsTranslations else { return [] }
    return switch text.form {
    case .verbatim: []
    case .key: missing(text.key)
    case .joined(let texts, _): texts.flatMap(missingKeys)
    case .template(let key, let arguments):
      missing(key)
        + arguments.flatMap { argument in
          if case .text(let text) = argument { missingKeys(of: text) } else { [String]() }
        }
    }
  }

  /// Whether a text can lack a translation.
  package var needsTranslations: Bool { !isPseudo && !identifier.isEnglish }

  private var isPlain: Bool { translations.isEmpty && !isPseudo }

  private func missing(_ key: String) -> [String] {
    translations[key] == nil && TextTemplate(key).hasLetters ? [key] : []
  }

  private func template(for key: String, _ arguments: [LocalizedText.Argument]) -> TextTemplate {
    guard !isPseudo else { return TextTemplate(key).pseudo }
    switch translations[key] {
    case nil: return TextTemplate(key)
    case .text(let template): return template
    case .plural(let forms):
      let number = arguments.lazy.compactMap { if case .integer(let number) = $0 { number } else { nil } }.first
      return forms[plural.category(of: number ?? 0)] ?? forms[.other] ?? TextTemplate(key)
    }
  }

  private func fill(_ template: TextTemplate, with arguments: [LocalizedText.Argument]) -> String {
    template.filled(with: arguments.map(form))
  }

  private func form(of argument: LocalizedText.Argument) -> String {
    let form =
      switch argument {
      case .text(let text): resolve(text)
      case .integer(let number): "\(number)"
      case .value(let value): usesDevelopersForms ? value.developerForm : value.form(in: self)
      }
    // A name in another script does not change the order of the words around it.
    return isRightToLeft || form.hasRightToLeftLetters ? "\u{2068}\(form)\u{2069}" : form
  }
}

extension String {
  fileprivate var isEnglish: Bool { self == "en" || hasPrefix("en-") }
}

/// The text of a language for one key.
public enum Translation: Equatable, Sendable {
  case text(TextTemplate)
  /// A text for each category of the first number among the arguments.
  case plural([PluralCategory: TextTemplate])
}

extension Translation: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .text(TextTemplate(text)) }
}

/// A category of numbers in the grammar of a language, as CLDR names them.
public enum PluralCategory: String, CaseIterable, Sendable {
  case zero
  /// One, or a number that the language treats like it.
  case one
  case two
  case few
  case many
  /// Every other number.
  case other
}
