/// Words that mean something to Swift or to every file, so that nothing can be named like them.
enum SwiftWords {
  /// No type or module is named like these.
  static let reservedNames: Set<String> = [
    "Any", "AnyObject", "Darwin", "Dispatch", "Foundation", "Glibc", "Never", "Protocol", "Self", "Swift",
    "Synchronization",
    "Testing", "Type", "XCTest",
  ]

  /// No property or enumeration case is named like these.
  static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "macro", "nil", "open",
    "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "type", "typealias",
    "var", "where", "while",
  ]

  /// What every enumeration of strings has already.
  static let members: Set<String> = ["allCases", "hash", "hashValue", "none", "rawValue"]

  static let typeKeywords: Set<String> = ["actor", "class", "enum", "protocol", "struct", "typealias"]
  static let memberKeywords: Set<String> = ["case", "func", "let", "var"]
}
