public import FlowKit
import Foundation

/// A password: any Unicode, from 8 characters on, since a code follows (NIST SP 800-63B-4).
///
/// It is sent, and never stored. Nothing is trimmed. Two passwords are equal if their canonical compositions (NFC) are.
public struct Password: Hashable, Sendable {
  /// The minimum and the maximum number of characters: each code point is one (NIST SP 800-63B-4).
  public static let lengths = 8...128

  /// The text in NFC.
  public let text: String

  public init(_ typed: String) throws(PasswordError) {
    guard !typed.isEmpty else { throw .empty }
    let composed = typed.precomposedStringWithCanonicalMapping
    let length = composed.unicodeScalars.count
    guard length >= Self.lengths.lowerBound else { throw .tooShort }
    guard length <= Self.lengths.upperBound else { throw .tooLong }
    text = composed
  }
}

// MARK: - CustomStringConvertible

extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A log never has the text.
  public var description: String { "a password" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

public enum PasswordError: ReadableError {
  case empty
  case tooShort
  case tooLong

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter a password."
    case .tooShort: "A password has at least \(Password.lengths.lowerBound) characters. Make it longer."
    case .tooLong: "A password has \(Password.lengths.upperBound) characters at most. Make it shorter."
    }
  }
}
