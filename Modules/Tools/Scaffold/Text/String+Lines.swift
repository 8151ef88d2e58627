extension String {
  /// The lines of a text that ends with a newline.
  var linesWithoutEnds: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast().map { String($0) ?? "" }
  }
}
