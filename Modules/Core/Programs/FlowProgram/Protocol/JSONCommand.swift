import Foundation

/// A command from a program: the words of a line as an array, so that no text needs quotes.
///
/// `["fill", "First name", "with", "Ada"]`, `["tap", "Continue"]`, `["swipe", "back"]`, `["1", "Ada"]`.
struct JSONCommand {
  let words: [String]

  init(_ text: String) throws(CommandError) {
    guard let words = try? JSONDecoder().decode([String].self, from: Data(text.utf8)) else { throw .notAnArray }
    self.words = words
  }
}
