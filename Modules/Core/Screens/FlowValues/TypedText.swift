import Foundation

/// How a text from a keyboard or a clipboard is cleaned before the rules of its field see it.
///
/// Every kind but ``unchanged`` removes invisible characters: white space around the text, soft hyphens, byte-order marks,
/// marks of direction. It keeps a joiner or a variation selector where letters or emoji need it, composes accents (NFC), and
/// makes a text of nothing but fillers, such as U+3164, empty. Cleaning a clean text changes nothing.
public enum TypedText: Sendable, CaseIterable {
  /// One line, with the quotes and dashes of a keyboard: a name, an address, an account.
  case line
  /// A line of letters, digits and signs of ASCII, also typed in full width: a number, a code, an e-mail address.
  case code
  /// A line of prose, with quotes and dashes as they were typed.
  case prose
  /// Prose of several lines.
  case lines
  /// As it was typed: a secret, or the value of a choice.
  case unchanged

  /// Returns a text without the additions of a keyboard or a clipboard.
  public func cleaned(_ typed: String) -> String {
    if self == .unchanged || typed.isPlainLine { return typed }
    let visible = typed.unicodeScalars.visible(in: self)
    guard visible.contains(where: \.isSeen) else { return "" }
    let text = composed(visible)
    // Composing sorts marks, so that a joiner may have other neighbours then.
    let isDone = text.unicodeScalars.elementsEqual(typed.unicodeScalars)
    return isDone || !visible.contains(where: \.isIgnorable) ? text : cleaned(text)
  }

  /// Returns a text that an earlier version has stored: cleaned, unless nothing would be left of it.
  public func restored(_ stored: String) -> String {
    let cleaned = cleaned(stored)
    return cleaned.isEmpty ? stored : cleaned
  }

  /// Returns the scalar that a keyboard without typographic signs has in place of another one.
  fileprivate func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch self {
    case .prose, .lines, .unchanged: scalar
    case .line: scalar.withPlainMark
    case .code: scalar.withPlainWidth.withPlainMark
    }
  }

  /// Composing makes ASCII of a few signs, such as a K of the Kelvin sign, which could be mistaken in a code; they stay.
  private func composed(_ scalars: [Unicode.Scalar]) -> String {
    if scalars.allSatisfy(\.isComposed) { return String(scalars) }
    guard scalars.contains(where: \.composesToASCII) else {
      return String(scalars).precomposedStringWithCanonicalMapping
    }
    let parts = scalars.split(omittingEmptySubsequences: false, whereSeparator: \.composesToASCII)
    var signs = scalars.filter(\.composesToASCII)[...]
    return parts.reduce(into: "") { text, part in
      text += String(part).precomposedStringWithCanonicalMapping
      if let sign = signs.popFirst() { text.unicodeScalars.append(sign) }
    }
  }
}

extension String {
  fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.init()
    // Faster than the initializer of the view.
    for scalar in scalars { unicodeScalars.append(scalar) }
  }

  /// Whether it is ASCII without anything to clean, as most texts are.
  fileprivate var isPlainLine: Bool {
    utf8.allSatisfy { (0x20...0x7E).contains($0) } && utf8.first != 0x20 && utf8.last != 0x20
  }
}

extension String.UnicodeScalarView {
  /// Returns the scalars that a person sees or needs, with plain white space between them.
  fileprivate func visible(in kind: TypedText) -> [Unicode.Scalar] {
    let scalars = Array(self).filter { !$0.isHidden }.map(kind.plain)
    var visible: [Unicode.Scalar] = []
    var space: [Unicode.Scalar] = []
    visible.reserveCapacity(scalars.count)
    for (place, scalar) in scalars.enumerated() {
      if scalar.isSpace {
        space.append(scalar)
      } else if scalar.isNeeded(after: space.isEmpty ? visible.last : nil, before: scalars.dropFirst(place + 1).first) {
        if !visible.isEmpty, !space.isEmpty { visible += kind.between(space) }
        space = []
        visible.append(scalar)
      }
    }
    return visible
  }
}

extension TypedText {
  /// Returns the white space between two words: a line end and the spaces around it are one space, or one line end in `lines`.
  fileprivate func between(_ space: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let ends = String(space).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count - 1
    guard ends > 0 else { return space.map { _ in " " } }
    return self == .lines ? Array(repeating: "\n", count: ends) : [" "]
  }
}
