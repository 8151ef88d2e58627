/// Words that cannot be used as names.
enum SwiftWords {
  /// Reserved names of types and modules.
  static let reservedNames: Set<String> = [
    "Any", "AnyObject", "Darwin", "Dispatch", "Foundation", "Glibc", "Never", "Protocol", "Self", "Swift",
    "Synchronization",
    "Testing", "Type", "XCTest",
  ]

  /// Reserved names of properties and cases.
  static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "macro", "nil", "open",
    "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "type", "typealias",
    "var", "where", "while",
  ]

  /// The members of every enumeration with raw strings.
  static let members: Set<String> = ["allCases", "hash", "hashValue", "none", "rawValue"]

  static let typeKeywords: Set<String> = ["actor", "class", "enum", "protocol", "struct", "typealias"]
  static let memberKeywords: Set<String> = ["case", "func", "let", "var"]
}
