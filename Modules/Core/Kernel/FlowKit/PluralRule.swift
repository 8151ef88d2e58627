/// How a language divides integers into categories, from CLDR's rules for cardinal numbers.
public enum PluralRule: Sendable {
  /// No distinction: Japanese, Chinese.
  case none
  /// One, and all others: English, German.
  case oneAndOther
  /// One, whole millions, and all others: Spanish, Italian, European Portuguese.
  case oneAndMillions
  /// Zero and one, whole millions, and all others: French, Portuguese.
  case zeroAndOne
  /// One, two to four, and all others: Czech.
  case czech
  /// By the last digits: Polish.
  case polish
  /// By the last digits: Russian, Ukrainian.
  case russian
  /// All six: Arabic.
  case arabic

  private static let languages: [String: PluralRule] = [
    "ar": .arabic, "cs": .czech, "da": .oneAndOther, "de": .oneAndOther, "el": .oneAndOther, "en": .oneAndOther,
    "es": .oneAndMillions, "fi": .oneAndOther, "fr": .zeroAndOne, "id": .none, "it": .oneAndMillions, "ja": .none,
    "ko": .none,
    "nb": .oneAndOther, "nl": .oneAndOther, "pl": .polish, "pt": .zeroAndOne, "pt-PT": .oneAndMillions, "ru": .russian,
    "sk": .czech,
    "sv": .oneAndOther, "th": .none, "tr": .oneAndOther, "uk": .russian, "vi": .none, "zh": .none,
  ]

  /// Returns the rule of a language; nil if it is not known here.
  /// - Parameter identifier: The identifier of the language, such as `de` or `pt-BR`; a region rarely makes a difference.
  public init?(of identifier: String) {
    let language = String(identifier.prefix { $0 != "-" && $0 != "_" })
    let rule = PluralRule.languages[identifier == "pt_PT" ? "pt-PT" : identifier] ?? PluralRule.languages[language]
    guard let rule else { return nil }
    self = rule
  }

  /// The categories into which it divides.
  public var categories: Set<PluralCategory> {
    switch self {
    case .none: [.other]
    case .oneAndOther: [.one, .other]
    case .oneAndMillions, .zeroAndOne: [.one, .many, .other]
    case .czech: [.one, .few, .other]
    case .polish, .russian: [.one, .few, .many]
    case .arabic: Set(PluralCategory.allCases)
    }
  }

  public func category(of number: Int) -> PluralCategory {
    let number = number.magnitude
    let (tens, units) = (number % 100, number % 10)
    let isFew = (2...4).contains(units) && !(12...14).contains(tens)
    let isMillions = number != 0 && number.isMultiple(of: 1_000_000)
    return switch self {
    case .none: .other
    case .oneAndOther: number == 1 ? .one : .other
    case .oneAndMillions: number == 1 ? .one : isMillions ? .many : .other
    case .zeroAndOne: number <= 1 ? .one : isMillions ? .many : .other
    case .czech: number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case .polish: number == 1 ? .one : isFew ? .few : .many
    case .russian: units == 1 && tens != 11 ? .one : isFew ? .few : .many
    case .arabic:
      switch number {
      case 0: .zero
      case 1: .one
      case 2: .two
      default: (3...10).contains(tens) ? .few : tens > 10 ? .many : .other
      }
    }
  }
}
