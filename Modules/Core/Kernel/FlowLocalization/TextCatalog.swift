/// The texts of a module in the languages into which they are translated.
///
/// `swift package texts` writes one beside each `Texts.xcstrings`, such as `TextCatalog.transfer`; an app joins those of its
/// modules in a ``Language``.
public struct TextCatalog: Sendable {
  public let module: String
  /// Whether it is a library's, whose translation of a key gives way to that of the app's own modules.
  public let givesWay: Bool
  private let translations: [String: [String: Translation]]

  /// - Parameters:
  ///   - module: The name of the module.
  ///   - translations: The translations, by language and key.
  ///   - givesWay: Whether it is a library's, whose translation of a key gives way to that of the app's own modules.
  public init(_ module: String, _ translations: [String: [String: Translation]], givesWay: Bool = false) {
    self.module = module
    self.givesWay = givesWay
    self.translations = translations
  }

  /// Creates the catalog of the module that calls this.
  /// - Parameters:
  ///   - translations: The translations, by language and key.
  ///   - givesWay: Whether it is a library's, whose translation of a key gives way to that of the app's own modules.
  ///   - file: The source that calls this.
  public init(_ translations: [String: [String: Translation]], givesWay: Bool = false, file: String = #fileID) {
    self.init(String(file.prefix { $0 != "/" }), translations, givesWay: givesWay)
  }

  /// The identifiers of the languages into which it is translated.
  public var languages: Set<String> { Set(translations.keys) }

  /// Returns the translations into a language; those for its region take precedence over those for the language alone.
  func translations(into identifier: String) -> [String: Translation] {
    let base = identifier.prefix { $0 != "-" && $0 != "_" }
    return (translations[String(base)] ?? [:]).merging(base == identifier ? [:] : translations[identifier] ?? [:]) {
      $1
    }
  }
}

/// Two catalogs translate one key into a language in different ways, so that it is undefined which translation is
/// displayed.
public struct TextCatalogError: Error, Equatable, CustomStringConvertible {
  /// The key.
  public let key: String
  /// The names of both modules.
  public let modules: [String]
  /// Their translations.
  let translations: [Translation]

  /// The conflict as a sentence for the developers.
  public var description: String {
    let values = zip(translations, modules).map { "\"\($0.text)\" in \($1)" }
    return "\"\(key)\" has different translations: \(values.joined(separator: ", and "))."
  }
}

extension Translation {
  /// The text; of a plural, the one for most numbers.
  fileprivate var text: String {
    switch self {
    case .text(let template): template.text
    case .plural(let templates): templates[.other]?.text ?? ""
    }
  }
}

extension Language {
  /// Creates a language with the translations of an app.
  /// - Parameters:
  ///   - identifier: The identifier, such as `de` or `pt-BR`.
  ///   - catalogs: The catalogs of the app's modules, and of the libraries that it uses. Where both translate a key, the app's
  ///     translation is displayed.
  /// - Throws: If two of the app's, or two of the libraries', translate one key in different ways; `swift package texts --check`
  ///   finds that before.
  public init(_ identifier: String, catalogs: [TextCatalog]) throws(TextCatalogError) {
    var translations: [String: Translation] = [:]
    for catalogs in [catalogs.filter(\.givesWay), catalogs.filter { !$0.givesWay }] {
      translations.merge(try Self.joined(catalogs, into: identifier)) { $1 }
    }
    self.init(identifier, translations: translations)
  }

  private static func joined(
    _ catalogs: [TextCatalog], into identifier: String
  ) throws(TextCatalogError) -> [String: Translation] {
    var all: [String: (translation: Translation, owner: String)] = [:]
    for catalog in catalogs {
      for (key, translation) in catalog.translations(into: identifier) {
        if let other = all[key], other.translation != translation {
          throw TextCatalogError(
            key: key, modules: [other.owner, catalog.module], translations: [other.translation, translation])
        }
        all[key] = (translation, catalog.module)
      }
    }
    return all.mapValues(\.translation)
  }
}
