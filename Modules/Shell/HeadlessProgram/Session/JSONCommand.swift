import Foundation
import HeadlessUI

/// A command from a program: the words of a line as an array, so that no text needs quotes.
///
/// `["fill", "First name", "with", "Ada"]`, `["tap", "Continue"]`, `["swipe", "back"]`, `["1", "Ada"]`.
struct JSONCommand {
  /// The line that a person would have typed.
  let line: String

  init(_ text: String) throws(CommandError) {
    guard let words = try? JSONDecoder().decode([String].self, from: Data(text.utf8)) else { throw .notAnArray }
    line = words.map(Self.written).joined(separator: " ")
  }

  /// The words that commands are made of are written as they are; a text that looks like one means the same in quotes.
  private static func written(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    return isPlain && !word.isEmpty ? word : word.quoted
  }
}
