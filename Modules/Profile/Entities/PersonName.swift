import Contact
public import FlowKit

/// The parts of a person's name, which share one rule.
public enum NamePart: String, Sendable {
  case first
  case last

  /// Returns the name composed and trimmed, if it is valid: 1 to 30 characters, no digit of any script.
  func check(_ typed: String) throws(NameError) -> String {
    let name = typed.normalized
    guard !name.isEmpty else { throw .empty(self) }
    guard !name.hasControlCharacter else { throw .hasControlCharacter(self) }
    guard !name.unicodeScalars.contains(where: { $0.isDigit }) else { throw .hasDigit(self) }
    guard name.unicodeScalars.count <= 30 else { throw .tooLong(self) }
    return name
  }
}

public enum NameError: ReadableError {
  case empty(NamePart)
  case hasControlCharacter(NamePart)
  case hasDigit(NamePart)
  case tooLong(NamePart)

  public var sentence: LocalizedText {
    switch self {
    case .empty(.first): "Enter your first name, as it is in your passport."
    case .empty(.last): "Enter your last name, as it is in your passport."
    case .hasControlCharacter(.first):
      "Your first name has an invisible character in it. Type it again, letters only."
    case .hasControlCharacter(.last):
      "Your last name has an invisible character in it. Type it again, letters only."
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

  public init(_ text: String) throws(NameError) {
    self.text = try NamePart.first.check(text)
  }
}

/// A person's last name, of 1 to 30 characters.
public struct LastName: ValidatedText {
  /// The name, composed (NFC) and without spaces around it.
  public let text: String

  public init(_ text: String) throws(NameError) {
    self.text = try NamePart.last.check(text)
  }
}
