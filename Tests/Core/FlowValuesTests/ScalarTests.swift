import Foundation
import Testing

@testable import FlowValues

/// The answers that are given without the tables of Unicode.
struct ScalarTests {
  /// All white space, all joiners and selectors but the tags and those of ideographs, and all emoji.
  private static let scalars = [0...0xFFFF, 0x1E000...0x1FFFF].joined().compactMap { Unicode.Scalar($0 as UInt32) }

  /// Catches a sign that is cleaned in one text and kept in another.
  @Test func `white space and ignorable scalars are those of Unicode`() {
    let spaces = Self.scalars.filter { $0.isSpace != $0.properties.isWhitespace }
    let ignorable = Self.scalars.filter { $0.isIgnorable != $0.properties.isDefaultIgnorableCodePoint }

    #expect(spaces == [])
    #expect(ignorable == [])
  }

  /// Catches a name that is spelled in two ways, because one of them was not composed.
  @Test func `a scalar that need not be composed is composed already, and no mark`() {
    let changed = Self.scalars.filter { scalar in
      scalar.isComposed
        && (scalar.properties.canonicalCombiningClass != .notReordered
          || !String(scalar).precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual([scalar]))
    }

    #expect(changed == [])
  }
}
