import FlowLocalization

/// Finds the problems of a module's texts and their translations.
struct CatalogCheck {
  let catalog: CatalogFile
  /// The keys in the sources, each with the place of one text.
  let keys: [String: String]
  /// The languages that each catalog of the package has.
  let languages: Set<String>

  /// Returns the problems, in the order of the keys.
  func problems() -> [String] {
    let strange = languages.sorted().filter { PluralRule(of: $0) == nil }
    let all = Set(keys.keys).union(catalog.strings.keys)
    return strange.map { "The plurals of the language \($0) are unknown: add it to PluralRule." }
      + all.sorted().flatMap { key in problems(of: key).map { "\"\(key)\"\(keys[key].map { " (\($0))" } ?? ""): \($0)" }
      }
  }

  private func problems(of key: String) -> [String] {
    guard let entry = catalog.strings[key] else { return ["it is missing in the catalog."] }
    var problems: [String] = []
    if keys[key] == nil, entry.extractionState != "manual" { problems.append("no source has it any more.") }
    for language in languages.union(entry.localizations?.keys.map { $0 } ?? []).sorted() {
      guard let localization = entry.localizations?[language] else {
        if entry.shouldTranslate != false, keys[key] != nil { problems.append("\(language) has no translation.") }
        continue
      }
      problems += self.problems(of: key, localization, in: language).map { "\(language) \($0)" }
    }
    return problems
  }

  private func problems(of key: String, _ localization: CatalogFile.Localization, in language: String) -> [String] {
    if let unit = localization.stringUnit {
      return problem(of: unit, TextTemplate(key).placeholders).map { [$0] } ?? []
    }
    let forms = localization.variations?.plural ?? [:]
    guard !forms.isEmpty else { return ["has no translation."] }
    let placeholders = TextTemplate(key).placeholders
    guard let number = placeholders.first(where: \.isInteger) else {
      return ["has plurals, but the text has no number."]
    }
    guard let rule = PluralRule(of: language) else { return [] }
    let wanted = Set(rule.categories.map(\.rawValue))
    // A fraction is always of the category `other`, so that Xcode asks for it in each language.
    guard Set(forms.keys).union(["other"]) == wanted.union(["other"]), wanted.isSubset(of: forms.keys) else {
      return [
        "has the plurals \(forms.keys.sorted().joined(separator: ", ")), not \(wanted.sorted().joined(separator: ", "))."
      ]
    }
    return forms.sorted { $0.key < $1.key }.compactMap { category, form in
      guard let unit = form.stringUnit else { return "has no translation." }
      // One day is "a day" in a language in which no other number is of the same category.
      let numbers = (0...200).filter { rule.category(of: $0).rawValue == category }
      return problem(of: unit, placeholders, mayOmit: numbers.count == 1 ? number : nil)
    }
  }

  private func problem(
    of unit: CatalogFile.Unit, _ wanted: [TextTemplate.Placeholder], mayOmit number: TextTemplate.Placeholder? = nil
  ) -> String? {
    guard unit.isTranslated else {
      return unit.value.isEmpty
        ? "has no translation." : "has a translation in the state \(unit.state), not translated."
    }
    let found = Set(TextTemplate(unit.value).placeholders)
    let isRight = found == Set(wanted) || number.map { found == Set(wanted).subtracting([$0]) } ?? false
    return isRight ? nil : "has other placeholders: \"\(unit.value)\"."
  }
}
