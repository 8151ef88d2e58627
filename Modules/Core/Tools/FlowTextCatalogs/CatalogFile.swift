import FlowLocalization
import Foundation

/// A string catalog, in the format of Xcode.
struct CatalogFile: Codable, Equatable {
  struct Entry: Codable, Equatable {
    var comment: String?
    /// `stale` if no source has the key; `manual` if it is for another module's source.
    var extractionState: String?
    var localizations: [String: Localization]?
    var shouldTranslate: Bool?
  }

  struct Localization: Codable, Equatable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  struct Unit: Codable, Equatable {
    var state: String
    var value: String
  }

  struct Variations: Codable, Equatable {
    var plural: [String: Localization]
  }

  var sourceLanguage = "en"
  var strings: [String: Entry] = [:]
  var version = "1.0"

  init() {}

  init(_ data: Data) throws {
    self = try JSONDecoder().decode(CatalogFile.self, from: data)
    // Nothing that a translator has written may be lost when the catalog is written.
    let read = try JSONSerialization.jsonObject(with: data) as? NSDictionary
    let kept = try JSONSerialization.jsonObject(with: try self.data()) as? NSDictionary
    guard read == kept else { throw CocoaError(.fileReadCorruptFile) }
  }

  /// Returns the catalog as Xcode writes it.
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// The languages into which it is translated, besides that of the sources.
  var languages: Set<String> {
    Set(strings.values.flatMap { ($0.localizations ?? [:]).keys }).subtracting([sourceLanguage])
  }

  /// Adds languages, and in each the keys that are missing, as new; marks the keys that are unused.
  mutating func update(keys: Set<String>, languages: Set<String>, removesUnused: Bool = false) {
    for (key, entry) in strings where entry.extractionState != "manual" {
      strings[key]?.extractionState = keys.contains(key) ? nil : "stale"
      if removesUnused, !keys.contains(key) { strings[key] = nil }
    }
    for key in keys where strings[key]?.shouldTranslate != false {
      for language in languages where strings[key]?.localizations?[language] == nil {
        strings[key, default: Entry()].localizations = (strings[key]?.localizations ?? [:]).merging(
          [language: Localization(stringUnit: Unit(state: "new", value: ""))]) { $1 }
      }
    }
  }

  /// Returns its translations, by language and key; a text that is not to be translated is its own translation.
  func translations() -> [String: [String: Translation]] {
    var all: [String: [String: Translation]] = [:]
    for (key, entry) in strings where entry.extractionState != "stale" {
      let own = entry.localizations ?? [:]
      for language in languages.union([sourceLanguage]) {
        if let translation = own[language]?.translation {
          all[language, default: [:]][key] = translation
        } else if entry.shouldTranslate == false, language != sourceLanguage {
          all[language, default: [:]][key] = .text(TextTemplate(key))
        }
      }
    }
    return all
  }
}

extension CatalogFile.Localization {
  /// The translation; nil if there is none yet.
  var translation: Translation? {
    if let stringUnit { return stringUnit.isTranslated ? .text(TextTemplate(stringUnit.value)) : nil }
    let forms = (variations?.plural ?? [:]).compactMap { category, form -> (PluralCategory, TextTemplate)? in
      guard let category = PluralCategory(rawValue: category), let unit = form.stringUnit, unit.isTranslated else {
        return nil
      }
      return (category, TextTemplate(unit.value))
    }
    return forms.isEmpty ? nil : .plural(Dictionary(uniqueKeysWithValues: forms))
  }
}

extension CatalogFile.Unit {
  /// Whether it is translated, and not marked for review.
  var isTranslated: Bool { state == "translated" && !value.isEmpty }
}
