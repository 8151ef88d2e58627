// The kinds of scalars in a typed text, from the Unicode Character Database.

extension Unicode.Scalar {
  /// Whether it shows nothing and means nothing in a typed text: a mark of direction, a soft hyphen, a zero-width space.
  ///
  /// U+FFFC takes the place of an image in a clipboard.
  var isHidden: Bool {
    if isASCII { return false }
    if (0xFFF9...0xFFFC).contains(value) { return true }
    guard isIgnorable else { return false }
    return !(isFiller || isJoiner || isSelector || isTag || self == Self.mongolianSeparator)
  }

  /// Whether it takes the place of a letter, and shows nothing.
  var isFiller: Bool {
    switch value {
    case 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0x1D159: true
    default: false
    }
  }

  // The tables of Unicode are slow, so they are not asked about most scalars.

  var isSpace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : value <= 0x3000 && properties.isWhitespace
  }

  /// Whether a program without a picture of it shows nothing.
  var isIgnorable: Bool { !isASCII && !isEmojiPicture && properties.isDefaultIgnorableCodePoint }

  /// Whether a person sees it.
  var isSeen: Bool {
    isASCII ? value > 0x20 && value != 0x7F : !isFiller && !isIgnorable && !isSpace
  }

  /// Returns whether it is more than an invisible sign: joiners and selectors change how their neighbours look.
  func isNeeded(after previous: Unicode.Scalar?, before next: Unicode.Scalar?) -> Bool {
    guard isIgnorable, !isFiller else { return true }
    guard let previous else { return false }
    if isJoiner {
      // Malayalam and Sinhala words end with a joiner behind a virama.
      if previous.properties.canonicalCombiningClass == .virama { return true }
      guard let next else { return false }
      return previous.isJoined && next.isJoined || previous.isEmoji && next.isPictograph
    }
    if isSelector {
      return previous.isPictograph || previous.properties.isIdeographic || previous.hasVariants
        || self == "\u{FE0F}" && previous.withPlainWidth.isKeycap && next == "\u{20E3}"
    }
    if isTag { return previous == "\u{1F3F4}" || previous.isTag }
    return previous.isJoined && next?.isJoined == true
  }

  /// Whether it is a picture or part of one, which no name of a person has.
  package var isPictograph: Bool {
    !isASCII && (properties.isEmoji || properties.isEmojiModifier || properties.generalCategory == .otherSymbol)
  }

  /// Whether composing changes neither it nor its neighbours, as is true of Latin letters and of most emoji; others may be so too.
  var isComposed: Bool { value < 0x300 || isEmojiPicture || isJoiner || value == 0xFE0F }

  var composesToASCII: Bool { self == "\u{212A}" || self == "\u{37E}" || self == "\u{1FEF}" }

  var withPlainMark: Unicode.Scalar {
    switch value {
    case 0x2018, 0x2019, 0x201A, 0x201B, 0x2032, 0xFF07: "'"
    case 0x201C, 0x201D, 0x201E, 0x201F, 0x2033, 0xFF02: "\""
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: "-"
    default: self
    }
  }

  /// The scalar in ASCII, if it is one in full width, or the hyphen or full stop of a Japanese or Chinese keyboard.
  var withPlainWidth: Unicode.Scalar {
    switch value {
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
    case 0x30FC, 0xFF70: "-"
    case 0x3002, 0xFF61: "."
    default: self
    }
  }

  private static let mongolianSeparator: Unicode.Scalar = "\u{180E}"

  private var isEmojiPicture: Bool { (0x1F000...0x1FAFF).contains(value) }

  private var isJoiner: Bool { value == 0x200C || value == 0x200D }

  private var isSelector: Bool { properties.isVariationSelector }

  private var isKeycap: Bool { isASCII && properties.isEmoji }

  private var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  /// Whether it is the end of an emoji, which can have a selector, a colour of skin, or tags.
  private var isEmoji: Bool { isPictograph || value == 0xFE0F || isTag }

  /// Whether it is a letter or a mark of a script without capitals, whose letters may join.
  private var isJoined: Bool {
    guard value >= 0x590, !isIgnorable else { return false }
    return [.otherLetter, .modifierLetter, .nonspacingMark, .spacingMark].contains(properties.generalCategory)
  }

  /// Whether selectors choose among its forms: letters of Myanmar, Mongolian and Phags-pa, and signs of mathematics.
  private var hasVariants: Bool {
    (0x1000...0x109F).contains(value) || (0x1800...0x18AF).contains(value) || (0xA840...0xA87F).contains(value)
      || properties.generalCategory == .mathSymbol && !isASCII
  }
}
