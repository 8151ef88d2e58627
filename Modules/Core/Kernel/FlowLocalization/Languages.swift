/// The languages in which an app can be read: the developers', those of its catalogs, and the pseudo-language.
public struct Languages: Sendable {
  private static let pseudo = "pseudo"

  private let catalogs: [TextCatalog]

  /// - Parameter catalogs: The catalogs of the app's modules, and of the toolkits that it uses.
  public init(of catalogs: [TextCatalog] = []) {
    self.catalogs = catalogs
  }

  /// The names in alphabetical order, such as `de`, `en` and `pseudo`.
  public var names: [String] { identifiers.union([Self.pseudo]).sorted() }

  /// Returns a language; nil if there is none with this name.
  /// - Throws: If two of the app's catalogs, or two of libraries', translate one key in different ways.
  public func language(named name: String) throws(TextCatalogError) -> Language? {
    if name == Self.pseudo { return .pseudo }
    return identifiers.contains(name) ? try Language(name, catalogs: catalogs) : nil
  }

  /// Returns the language that a person prefers; the developers' if there is no translation into any of theirs.
  /// - Parameter identifiers: The person's languages, such as `de-AT`, the preferred first.
  public func preferred(among identifiers: [String]) -> Language {
    for identifier in identifiers {
      let base = String(identifier.prefix { $0 != "-" && $0 != "_" })
      for name in [identifier, base] where self.identifiers.contains(name) {
        // A language whose catalogs contradict each other is not displayed.
        if let language = try? Language(identifier, catalogs: catalogs) { return language }
      }
    }
    return .developers
  }

  private var identifiers: Set<String> {
    catalogs.reduce(into: [Language.developers.identifier]) { $0.formUnion($1.languages) }
  }
}
