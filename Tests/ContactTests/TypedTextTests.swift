import Foundation
import Testing

@testable import Contact

struct TypedTextTests {
  /// Catches a shortcut for ASCII that takes a character for another kind.
  @Test(arguments: (UInt8.min...0x7F).map { Unicode.Scalar($0) })
  func `an ASCII character is treated as its Unicode properties say`(scalar: Unicode.Scalar) {
    let text = "a\(scalar)"

    #expect((text.trimmed == "a") == scalar.properties.isWhitespace)
    #expect(text.hasControlCharacter == (scalar.properties.generalCategory == .control))
    #expect("\(text)a".normalized == "\(text)a".precomposedStringWithCanonicalMapping)
  }

  @Test func `other characters are composed`() {
    #expect(Array("\u{A0}Zoe\u{308} ".normalized.utf8) == Array("Zo\u{EB}".utf8))
  }
}
