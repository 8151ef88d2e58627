extension String {
  func rightPadded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  func leftPadded(to width: Int, with padding: Character = " ") -> String {
    String(repeating: padding, count: Swift.max(0, width - count)) + self
  }

  var trimmingTrailingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The text with each line indented by four spaces.
  package var indented: String {
    unicodeScalars.split(separator: "\n").map { "    \(Substring($0))\n" }.joined()
  }
}
