/// A name of the template, found as words in camel case.
///
/// `Opinion` occurs in `OpinionView` and `FeedbackOpinionScreen`, and as `opinion` in `opinionField` and `.opinion`,
/// but not in `Opinions`, `opinionated` or `myopinion`. So the capitalized form may follow anything, the other form
/// must not follow a letter or digit, and neither may be followed by a lowercase letter.
struct Token: Equatable {
  let name: String
  let forms: [Form]

  struct Form: Equatable {
    let bytes: [UInt8]
    let isCapitalised: Bool
  }

  init(_ name: String) {
    self.name = name
    forms = [
      Form(bytes: Array(name.utf8), isCapitalised: true),
      Form(bytes: Array(name.lowerCamel.utf8), isCapitalised: false),
    ]
  }

  /// Returns the form that begins at an index, if any.
  func form(in line: [UInt8], at index: Int) -> Form? {
    forms.first { $0.occurs(in: line, at: index) }
  }

  /// Returns whether the name occurs in a text.
  func occurs(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.contains { form(in: bytes, at: $0) != nil }
  }
}

extension Token.Form {
  fileprivate func occurs(in line: [UInt8], at index: Int) -> Bool {
    let end = index + bytes.count
    guard line[index] == bytes[0], end <= line.count, line[index..<end].elementsEqual(bytes) else { return false }
    if end < line.count, line[end].isSmallLetter { return false }
    return isCapitalised || index == 0 || !line[index - 1].isLetterOrDigit
  }
}
