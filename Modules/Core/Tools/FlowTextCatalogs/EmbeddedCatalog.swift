/// A catalog as a source file, which works on every platform without resources.
struct EmbeddedCatalog {
  let module: String
  let catalog: CatalogFile

  /// Whether a module is one of this library, whose translations give way to those of an app.
  static func isOfLibrary(_ module: String) -> Bool { module.hasPrefix("Flow") }

  /// Returns the name of the constant: `flowShell` for `FlowShell`.
  static func name(of module: String) -> String {
    let capitals = module.prefix { $0.isUppercase }
    let first = capitals.count > 1 && capitals.count < module.count ? capitals.dropLast() : capitals
    return first.lowercased() + module.dropFirst(first.count)
  }

  var source: String {
    let translations = catalog.translations().sorted { $0.key < $1.key }
    let languages = translations.map { language, texts in
      let lines = texts.keys.sorted().map { key in "        \(quoted(key)): \(form(of: key, in: language))," }
      return (["      \(quoted(language)): ["] + lines + ["      ],"]).joined(separator: "\n")
    }
    let value = languages.isEmpty ? "[:]" : "\n    [\n\(languages.joined(separator: "\n"))\n    ]"
    let giving = Self.isOfLibrary(module) ? ", givesWay: true" : ""
    return """
      // swift-format-ignore-file
      // Written from Texts.xcstrings by `swift package texts`.
      \(module == "FlowLocalization" ? "" : "public import FlowLocalization\n")
      extension TextCatalog {
        /// The translations of the texts of `\(module)`.
        public static let \(Self.name(of: module)) = TextCatalog(\(value)\(giving))
      }

      """
  }

  private func form(of key: String, in language: String) -> String {
    guard let localization = catalog.strings[key]?.localizations?[language] else { return quoted(key) }
    if let unit = localization.stringUnit { return quoted(unit.value) }
    let forms = (localization.variations?.plural ?? [:]).sorted { $0.key < $1.key }.compactMap { category, form in
      form.stringUnit.map { ".\(category): \(quoted($0.value))" }
    }
    return ".plural([\(forms.joined(separator: ", "))])"
  }

  private func quoted(_ text: String) -> String {
    var literal = ""
    for character in text.unicodeScalars {
      switch character {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      // Marks that an editor does not show.
      case _ where character.properties.generalCategory == .format || character.properties.generalCategory == .control:
        literal += "\\u{\(String(character.value, radix: 16))}"
      default: literal.unicodeScalars.append(character)
      }
    }
    return "\"\(literal)\""
  }
}
