import FlowLocalization

extension Unicode.Scalar {
  /// The scalar for a sentence; an invisible or ambiguous one is shown by its code point.
  var shown: LocalizedText {
    let codePoint = String(value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - codePoint.count)) + codePoint
    if self == " " { return "a space" }
    if isVisible { return isASCII ? "“\(verbatim: "\(self)")”" : "“\(verbatim: "\(self)")” (\(verbatim: name))" }
    return "the invisible character \(verbatim: name)"
  }

  private var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
      .spaceSeparator, .nonspacingMark, .enclosingMark:
      false
    default: true
    }
  }
}
