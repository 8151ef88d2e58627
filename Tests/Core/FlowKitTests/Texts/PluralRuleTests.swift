import FlowKit
import Testing

/// CLDR's rules for cardinal numbers, with its own samples of integers (plurals.xml).
struct PluralRuleTests {
  @Test(
    arguments: [
      ("en", [.one: [1], .other: [0, 2, 16, 100, 1_000_000]]),
      ("de", [.one: [1], .other: [0, 2, 16, 100, 1_000_000]]),
      ("ja", [.other: [0, 1, 2, 15, 1_000_000]]),
      ("cs", [.one: [1], .few: [2, 3, 4], .other: [0, 5, 19, 22, 102, 1_000_000]]),
      (
        "pl",
        [
          .one: [1], .few: [2, 4, 22, 24, 32, 34, 102, 1002],
          .many: [0, 5, 12, 13, 14, 19, 21, 31, 100, 101, 112, 1_000_000],
        ]
      ),
      (
        "ru",
        [
          .one: [1, 21, 31, 71, 81, 101, 1001], .few: [2, 4, 22, 24, 62, 102, 1002],
          .many: [0, 5, 11, 12, 14, 19, 100, 111, 112, 1_000_000],
        ]
      ),
      (
        "ar",
        [
          .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103, 110, 1003], .many: [11, 26, 111, 1011],
          .other: [100, 102, 200, 202, 1_000_000],
        ]
      ),
    ] as [(String, [PluralCategory: [Int]])])
  func `integers have the categories of CLDR`(language: String, samples: [PluralCategory: [Int]]) throws {
    let rule = try #require(PluralRule(of: language))

    for (category, numbers) in samples {
      for number in numbers { #expect(rule.category(of: number) == category, "\(number) in \(language)") }
    }
    #expect(Set(samples.keys) == rule.categories)
  }

  @Test(arguments: [("fr", 0), ("fr", 1), ("pt", 0), ("pt", 1), ("pt-BR", 0)])
  func `zero is like one in French and in Portuguese`(language: String, number: Int) {
    #expect(PluralRule(of: language)?.category(of: number) == .one)
    #expect(PluralRule(of: language)?.category(of: 2) == .other)
  }

  /// CLDR 38 gave these languages a category for whole millions: “1 million d'euros”.
  @Test(arguments: ["fr", "es", "it", "pt", "pt-PT"])
  func `whole millions are many in Romance languages`(language: String) {
    #expect(PluralRule(of: language)?.category(of: 1_000_000) == .many)
    #expect(PluralRule(of: language)?.category(of: 2_000_000) == .many)
    #expect(PluralRule(of: language)?.category(of: 1_000_001) == .other)
    #expect(PluralRule(of: language)?.categories == [.one, .many, .other])
  }

  @Test func `zero is not like one in European Portuguese`() {
    #expect(PluralRule(of: "pt-PT")?.category(of: 0) == .other)
    #expect(PluralRule(of: "pt-PT")?.category(of: 1) == .one)
  }

  // Catches a text about one thing where no number is said.
  @Test func `a text without a number has the category of zero`() {
    let language = Language("de", translations: ["Letters": .plural([.one: "Brief", .other: "Briefe"])])

    #expect(language.resolve("Letters") == "Briefe")
  }

  @Test func `the smallest integer has a category`() {
    for language in ["en", "fr", "pl", "ru", "ar", "ja", "cs"] {
      #expect(PluralRule(of: language)?.category(of: .min) != nil)
    }
  }

  @Test func `a negative number has the category of its absolute value`() {
    #expect(PluralRule(of: "en")?.category(of: -1) == .one)
    #expect(PluralRule(of: "pl")?.category(of: -3) == .few)
  }

  @Test(arguments: ["tlh", "", "EN-", "-"])
  func `an unknown language has no rule`(identifier: String) { #expect(PluralRule(of: identifier) == nil) }

  @Test(arguments: ["de-AT", "de_CH", "zh-Hant-TW"])
  func `a region makes no difference`(identifier: String) { #expect(PluralRule(of: identifier) != nil) }
}
