/// How a file is read.
enum Language: Equatable {
  case swift
  /// Swift in which strings are names of targets.
  case manifest
  /// Paragraphs in which what a person reads is quoted.
  case journey
  /// Paragraphs in which code stands between back quotes.
  case markdown
  /// Anything else: copied as it is, but for the names.
  case other

  init(path: String) {
    if path == "Package.swift" {
      self = .manifest
    } else if path.hasSuffix(".swift") {
      self = .swift
    } else if path.hasSuffix(".journey") {
      self = .journey
    } else if path.hasSuffix(".md") {
      self = .markdown
    } else {
      self = .other
    }
  }

  /// Whether units are found by indentation; else they are paragraphs.
  var isSwift: Bool { self == .swift || self == .manifest }
}
