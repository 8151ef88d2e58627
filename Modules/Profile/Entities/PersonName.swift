public import FlowValues

/// The parts of a person's name, which share one rule.
public enum NamePart: String, Sendable {
  case first
  case last

  /// Returns the name if it is valid: 1 to 30 characters, no digit of any script.
  func check(_ name: String) throws(NameError) -> String {
    guard !name.isEmpty else { throw .empty(self) }
    if let scalar = name.unicodeScalars.first(where: { $0.isDigit || $0.properties.generalCategory == .control }) {
      throw scalar.isASCII && scalar.isDigit ? .hasDigit(self) : .unexpectedCharacter(self, scalar)
    }
    guard name.unicodeScalars.count <= 30 else { throw .tooLong(self) }
    return name
  }

  /// Refuses characters that no passport has: invisible ones and emoji, which earlier versions have stored.
  func checkTyped(_ name: String) throws(NameError) {
    let stranger = name.firstUnseen ?? name.unicodeScalars.first(where: \.isPictograph)
    if let stranger { throw .unexpectedCharacter(self, stranger) }
  }
}

public enum NameError: ReadableError {
  case empty(NamePart)
  case unexpectedCharacter(NamePart, Unicode.Scalar)
  case hasDigit(NamePart)
  case tooLong(NamePart)

  public var sentence: LocalizedText {
    switch self {
    case .empty(.first): "Enter your first name, as it is in your passport."
    case .empty(.last): "Enter your last name, as it is in your passport."
    case .unexpectedCharacter(.first, let scalar):
      "A first name cannot contain \(scalar.shown). Enter it as it is in your passport."
    case .unexpectedCharacter(.last, let scalar):
      "A last name cannot contain \(scalar.shown). Enter it as it is in your passport."
    case .hasDigit(.first): "A first name has no digits. Enter it as it is in your passport."
    case .hasDigit(.last): "A last name has no digits. Enter it as it is in your passport."
    case .tooLong(.first): "A first name has 30 characters at most. Shorten it."
    case .tooLong(.last): "A last name has 30 characters at most. Shorten it."
    }
  }
}

extension Unicode.Scalar {
  /// Digits of any script count; numerals that are words, such as 三, do not.
  fileprivate var isDigit: Bool {
    switch properties.numericType {
    case .decimal, .digit: true
    default: false
    }
  }
}

/// A person's first name, of 1 to 30 characters.
public struct FirstName: ValidatedText {
  /// The name, composed (NFC) and without spaces around it.
  public let text: String

  public init(cleaned text: String) throws(NameError) {
    self.text = try NamePart.first.check(text)
  }

  public static func checkTyped(_ text: String) throws(NameError) { try NamePart.first.checkTyped(text) }
}

/// A person's last name, of 1 to 30 characters.
public struct LastName: ValidatedText {
  /// The name, composed (NFC) and without spaces around it.
  public let text: String

  public init(cleaned text: String) throws(NameError) {
    self.text = try NamePart.last.check(text)
  }

  public static func checkTyped(_ text: String) throws(NameError) { try NamePart.last.checkTyped(text) }
}
