import Foundation

extension Language {
  /// Returns the language as it is read in a region: its numbers, amounts and dates have the forms of both.
  /// - Parameter region: Two capitals of ISO 3166, such as `CH`, or three digits; nil for the language's own region.
  public func inRegion(_ region: String?) -> Language {
    let language = inRegion(region, hasDevelopersForms: true)
    guard region != nil, NumberMarks(of: language.localeIdentifier) != .developers else { return language }
    return inRegion(region, hasDevelopersForms: false)
  }

  /// The identifier of the locale, for formats: `de_CH`.
  public var localeIdentifier: String {
    let parts = (isPseudo ? "en" : identifier).split { $0 == "-" || $0 == "_" }
    let script = parts.dropFirst().first { $0.count == 4 }.map { "-\($0)" } ?? ""
    return "\(parts.first ?? "en")\(script)_\(region ?? Self.region(of: parts))"
  }

  /// Returns the region in an identifier, or the one where most people speak the language (CLDR's likely subtags).
  private static func region(of parts: [Substring]) -> String {
    if parts == ["en"] { return "US" }
    if let region = parts.dropFirst().last, region.count == 2 || region.count == 3 { return String(region) }
    let language = Locale.Language(identifier: parts.joined(separator: "-"))
    return Locale.Language(identifier: language.maximalIdentifier).region?.identifier ?? "US"
  }

  /// The marks in numbers that people type.
  package var numberMarks: NumberMarks { usesDevelopersForms ? .developers : NumberMarks(of: localeIdentifier) }
}
