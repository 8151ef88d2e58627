/// A name of the template, wherever it stands as words of camel case.
///
/// `Opinion` stands in `OpinionView` and `FeedbackOpinionScreen`, and as `opinion` in `opinionField` and `.opinion`; it does
/// not stand in `Opinions`, `opinionated` or `myopinion`. So the capitalised form may follow anything, the other form no
/// letter and no digit, and behind both comes no small letter.
struct Token: Equatable {
  let name: String
  /// The forms in which it is searched for.
  let forms: [Form]

  /// One way to write the name.
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

  /// The form that begins at this place, if one does.
  func form(in line: [UInt8], at index: Int) -> Form? {
    forms.first { $0.stands(in: line, at: index) }
  }

  /// Whether the name is part of this text.
  func stands(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.contains { form(in: bytes, at: $0) != nil }
  }
}

extension Token.Form {
  fileprivate func stands(in line: [UInt8], at index: Int) -> Bool {
    let end = index + bytes.count
    guard line[index] == bytes[0], end <= line.count, line[index..<end].elementsEqual(bytes) else { return false }
    if end < line.count, line[end].isSmallLetter { return false }
    return isCapitalised || index == 0 || !line[index - 1].isLetterOrDigit
  }
}
