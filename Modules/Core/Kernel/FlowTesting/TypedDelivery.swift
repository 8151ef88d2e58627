import Foundation
public import Testing

/// A way in which a keyboard or a clipboard delivers a text that a person means.
///
/// ``all`` is data for tests: each of them is played into each text field of an app.
public struct TypedDelivery: Sendable, CustomTestStringConvertible {
  /// A field's answer to it.
  public enum Answer: Sendable {
    /// The value is the same as if the text was typed plainly.
    case taken
    /// It is taken in a field of letters and digits of ASCII.
    case takenInCodes
    /// It is refused with the character that it adds, but where a field has such characters.
    case refused(Unicode.Scalar)
  }

  public let name: String
  public let answer: Answer
  private let change: @Sendable (String) -> String

  public var testDescription: String { name }

  /// Returns a text as it is delivered; nil if that is no different.
  public func deliver(_ text: String) -> String? {
    let delivered = change(text)
    return delivered.unicodeScalars.elementsEqual(text.unicodeScalars) ? nil : delivered
  }

  /// Every delivery.
  public static let all = taken + takenInCodes + refused

  /// Those that every field takes, apart from secrets.
  public static let taken: [TypedDelivery] =
    around + [
      inside("a zero-width space inside, from a web page", "\u{200B}"),
      inside("a soft hyphen inside, from a web page", "\u{AD}"),
      inside("a word joiner inside, from a document", "\u{2060}"),
      inside("a byte-order mark inside, from joined files", "\u{FEFF}"),
      inside("a right-to-left mark inside, from a message", "\u{200F}"),
      replacing("no-break spaces, from a web page", [" ": "\u{A0}"]),
      replacing("narrow no-break spaces, from a French number", [" ": "\u{202F}"]),
      replacing("ideographic spaces, from a Japanese keyboard", [" ": "\u{3000}"]),
      replacing("line ends for spaces, from several lines", [" ": "\n"]),
      replacing("line ends of Windows for spaces", [" ": "\r\n"]),
      replacing("tabs for spaces, from a table", [" ": "\t"]),
      replacing("smart quotes", ["'": "\u{2019}", "\"": "\u{201D}"]),
      replacing("left quotes, from a keyboard that has no apostrophe", ["'": "\u{2018}"]),
      replacing("no-break hyphens, from a document", ["-": "\u{2011}"]),
      replacing("smart dashes", ["-": "\u{2013}"]),
      replacing("minus signs, from a table", ["-": "\u{2212}"]),
      TypedDelivery(name: "accents apart, from a file name of macOS", answer: .taken) {
        $0.decomposedStringWithCanonicalMapping
      },
    ]

  /// Those that a field of letters and digits of ASCII takes.
  public static let takenInCodes: [TypedDelivery] = [
    TypedDelivery(name: "full width, from a Japanese keyboard", answer: .takenInCodes) { text in
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { scalar in
            (0x21...0x7E).contains(scalar.value) ? Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar : scalar
          }))
    }
  ]

  /// Those that are refused where a field has no such characters.
  public static let refused: [TypedDelivery] = [
    inside("a Hangul filler inside", "\u{3164}", .refused("\u{3164}")),
    inside("a Braille blank inside", "\u{2800}", .refused("\u{2800}")),
    inside("an emoji inside", "\u{1F600}", .refused("\u{1F600}")),
    digits("Arabic digits", zero: 0x660),
    digits("Persian digits", zero: 0x6F0),
    digits("Hindi digits", zero: 0x966),
  ]

  private static let around: [TypedDelivery] = [
    around("a space behind, from a suggestion", "", " "), around("a space in front", " ", ""),
    around("a line end behind, from a line of a document", "", "\n"),
    around("a line end of Windows behind", "", "\r\n"), around("a line separator behind", "", "\u{2028}"),
    around("tabs around, from a table", "\t", "\t"),
    around("no-break spaces around, from a web page", "\u{A0}", "\u{A0}"),
    around("an ideographic space behind", "", "\u{3000}"), around("a zero-width space behind", "", "\u{200B}"),
    around("a byte-order mark in front, from a file", "\u{FEFF}", ""),
    around("a left-to-right embedding, from contacts", "\u{202A}", "\u{202C}"),
    around("a left-to-right override, from a web page", "\u{202D}", "\u{202C}"),
    around("an isolate, from a message", "\u{2068}", "\u{2069}"),
    around("direction marks around", "\u{200E}", "\u{200F}"), around("an Arabic letter mark in front", "\u{61C}", ""),
    around("a joiner behind", "", "\u{200D}"), around("a variation selector behind", "", "\u{FE0F}"),
    around("an image's place behind, from a note", "", "\u{FFFC}"),
  ]

  private static func around(_ name: String, _ front: String, _ back: String) -> TypedDelivery {
    TypedDelivery(name: name, answer: .taken) { front + $0 + back }
  }

  /// Adds a scalar in the middle.
  private static func inside(_ name: String, _ scalar: Unicode.Scalar, _ answer: Answer = .taken) -> TypedDelivery {
    TypedDelivery(name: name, answer: answer) { text in
      var scalars = Array(text.unicodeScalars)
      if scalars.count > 1 { scalars.insert(scalar, at: scalars.count / 2) }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  private static func replacing(_ name: String, _ changes: [Unicode.Scalar: String]) -> TypedDelivery {
    TypedDelivery(name: name, answer: .taken) { text in
      text.unicodeScalars.reduce(into: "") { $0 += changes[$1] ?? String($1) }
    }
  }

  private static func digits(_ name: String, zero: UInt32) -> TypedDelivery {
    TypedDelivery(name: name, answer: .refused(Unicode.Scalar(zero) ?? "0")) { text in
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { scalar in
            ("0"..."9").contains(scalar) ? Unicode.Scalar(zero + scalar.value - 0x30) ?? scalar : scalar
          }))
    }
  }
}
