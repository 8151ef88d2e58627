public import FlowValues
import Foundation

/// The name of a recipient, as banks accept it.
///
/// It is composed (NFC), trimmed, and has single spaces.
public struct RecipientName: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Codable, Sendable {
    case person
    case business
  }

  /// The kind of the recipient; a person's name has a first and a last part, and no digits.
  public let kind: Kind
  /// The name, 2 to 140 characters.
  public let text: String

  /// Validates a name as typed (Wise: recipient accounts).
  public init(_ text: String, of kind: Kind) throws(RecipientNameError) {
    let words = TypedText.line.cleaned(text).split(separator: " ")
    let name = words.joined(separator: " ")

    guard let first = words.first, let last = words.last else { throw .empty }
    if let stranger = name.unicodeScalars.first(where: { !Self.allows($0) }) {
      let proposal = Self.transliterated(name)
      let isProposed = proposal != name && proposal.unicodeScalars.allSatisfy(Self.allows)
      throw isProposed ? .otherLetter(stranger, proposal: proposal) : .unexpectedCharacter(stranger)
    }
    guard (2...140).contains(name.unicodeScalars.count) else { throw .wrongLength }
    if kind == .person {
      guard !name.unicodeScalars.contains(where: ASCIISet.digits.contains) else { throw .digitInPersonsName }
      guard words.count > 1, first.count > 1, last.count > 1 else { throw .firstOrLastNameMissing }
    }
    self.kind = kind
    self.text = name
  }

  /// Returns the name with basic letters in place of those that banks convert (EPC217-08: `Ł` to `L`, `ễ` to `e`).
  private static func transliterated(_ name: String) -> String {
    name.unicodeScalars.reduce(into: "") { text, scalar in
      let letters = letters[scalar] ?? String(scalar)
      let isAllowed = letters.unicodeScalars.allSatisfy(allows)
      text += isAllowed ? letters : letters.folding(options: .diacriticInsensitive, locale: nil)
    }
  }

  private static let letters: [Unicode.Scalar: String] = [
    "Ł": "L", "ł": "l", "Đ": "D", "đ": "d", "Ħ": "H", "ħ": "h", "ı": "i", "Œ": "OE", "œ": "oe", "Ŧ": "T", "ŧ": "t",
    "ʻ": "'", "ʼ": "'",
  ]

  private static func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z", "À"..."Ö", "Ø"..."ö", "ø"..."ÿ": true
    case "-", "_", "(", ")", "'", "*", ",", ".", " ": true
    default: false
    }
  }
}

extension RecipientName: TextArgument {
  /// The name: it is the same in every language.
  public var developerForm: String { text }
}

// MARK: - Codable

extension RecipientName: Codable {
  private enum CodingKeys: CodingKey {
    case kind, text
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decode(Kind.self, forKey: .kind)
    let text = try container.decode(String.self, forKey: .text)
    self = try container.checked(.text) { () throws(RecipientNameError) in
      try RecipientName(text, of: kind)
    }
  }
}

public enum RecipientNameError: ReadableError {
  case empty
  case unexpectedCharacter(Unicode.Scalar)
  /// A letter that banks convert.
  case otherLetter(Unicode.Scalar, proposal: String)
  case wrongLength
  case digitInPersonsName
  case firstOrLastNameMissing

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the recipient's name."
    case .unexpectedCharacter(let scalar):
      "The recipient's name cannot contain \(scalar.shown). Write it in Latin letters, as the bank knows it."
    case .otherLetter(let scalar, let proposal):
      "The recipient's name cannot contain \(scalar.shown). Write \(verbatim: proposal), as banks do."
    case .wrongLength: "The recipient's name has 2 to 140 characters."
    case .digitInPersonsName: "A person's name has no digits. Leave them out."
    case .firstOrLastNameMissing:
      "Enter the person's first and last name, each of two letters or more, such as Ada Lovelace."
    }
  }
}
