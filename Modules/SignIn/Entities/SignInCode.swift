public import FlowKit

/// A one-time code: six digits of ASCII, which people also write in groups.
public struct SignInCode: Hashable, Sendable {
  public let text: String

  public init(_ typed: String) throws(SignInCodeError) {
    let digits = typed.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "-" }
    guard !digits.isEmpty else { throw .empty }
    guard digits.count == 6, digits.allSatisfy({ ("0"..."9").contains($0) }) else { throw .malformed }
    text = String(String.UnicodeScalarView(digits))
  }
}

public enum SignInCodeError: ReadableError {
  case empty
  case malformed

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the code from our e-mail."
    case .malformed: "A code has six digits, such as 123456. Enter those of our e-mail."
    }
  }
}
