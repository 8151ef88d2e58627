/// An import, ordered like `swift format` does.
struct ImportLine {
  let text: String
  let module: String
  let isTestable: Bool
  let isPublic: Bool

  /// - Returns: nil if the line is not an import.
  init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "\r" }
    let modifiers = words.prefix { $0 != "import" }
    guard text.first?.isLetter == true || text.first == "@", modifiers.count + 1 < words.count,
      modifiers.allSatisfy(Self.modifiers.contains)
    else { return nil }
    self.text = text
    module = words[(modifiers.count + 1)...].joined(separator: " ")
    isTestable = modifiers.contains("@testable")
    isPublic = modifiers.contains("public")
  }

  private static let modifiers: Set<Substring> = [
    "@testable", "@_exported", "public", "package", "internal", "fileprivate", "private",
  ]

  func precedes(_ other: ImportLine) -> Bool {
    if isTestable != other.isTestable { return other.isTestable }
    return module.utf8.lexicographicallyPrecedes(other.module.utf8)
  }

  /// Returns the lines with each block of imports sorted.
  static func sorted(_ lines: [String]) -> [String] {
    var result: [String] = []
    var run: [ImportLine] = []
    for line in lines {
      if let line = ImportLine(line) {
        run.append(line)
      } else {
        result += run.sorted { $0.precedes($1) }.map(\.text)
        run = []
        result.append(line)
      }
    }
    return result + run.sorted { $0.precedes($1) }.map(\.text)
  }
}
