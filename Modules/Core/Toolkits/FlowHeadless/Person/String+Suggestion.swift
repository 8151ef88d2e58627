extension String {
  /// Returns the text after the person has taken a suggestion: the last word is replaced, and a space follows.
  package func completed(with suggestion: String) -> String {
    let word = reversed().prefix { !$0.isWhitespace }
    return String(dropLast(word.count)) + suggestion + " "
  }
}
