extension Unicode.Scalar {
  /// The scalar for a sentence, so that a person can find it: an invisible one has its code point and its name, and one that
  /// resembles another has its code point.
  public var shown: LocalizedText {
    if self == " " { return "a space" }
    let codePoint = String(value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - codePoint.count)) + codePoint
    if isMark { return "“\(verbatim: "\u{25CC}\(self)")” (\(verbatim: number))" }
    if isVisible { return isASCII ? "“\(verbatim: "\(self)")”" : "“\(verbatim: "\(self)")” (\(verbatim: number))" }
    let name = (properties.name ?? properties.nameAlias).map { " (\($0))" } ?? ""
    return "the invisible character \(verbatim: number + name)"
  }

  /// Whether it is seen on another character only, here on a dotted circle.
  private var isMark: Bool {
    !properties.isDefaultIgnorableCodePoint
      && [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
  }

  private var isVisible: Bool {
    guard isSeen else { return false }
    return ![.control, .format, .surrogate, .privateUse, .unassigned].contains(properties.generalCategory)
  }
}

extension String {
  /// The first character that nobody sees and that a cleaned text has all the same: a control character, or a filler.
  public var firstUnseen: Unicode.Scalar? {
    unicodeScalars.first { $0.isFiller || $0.properties.generalCategory == .control && $0 != "\n" }
  }
}
