enum Language: Equatable {
  case swift
  /// Paragraphs with quoted text.
  case journey
  /// Paragraphs with code in backticks.
  case markdown
  /// Any other file: copied with renaming only.
  case other

  init(path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if path.hasSuffix(".journey") {
      self = .journey
    } else if path.hasSuffix(".md") {
      self = .markdown
    } else {
      self = .other
    }
  }

  /// Whether blocks are determined by indentation; otherwise, they are paragraphs.
  var isSwift: Bool { self == .swift }
}
