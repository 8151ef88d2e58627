import Foundation

/// The page of the mutants that may survive.
struct AcceptedSurvivors: Sendable {
  let entries: [AcceptedSurvivor]

  /// Reads the page; without one, nothing is accepted.
  init(reading url: URL) throws {
    let isThere = FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
    try self.init(isThere ? String(contentsOf: url, encoding: .utf8) : "")
  }

  /// Reads a page: below a heading that is the path of a file, one list entry for each mutant, with its reason.
  init(_ text: String) throws(MutantsError) {
    var entries: [AcceptedSurvivor] = []
    var path: String?
    for paragraph in Self.paragraphs(of: text) {
      if paragraph.hasPrefix("#") {
        let heading = paragraph.drop { $0 == "#" }.trimmingSpace().filter { $0 != "`" }
        path = heading.hasSuffix(".swift") ? heading : nil
      } else if paragraph.hasPrefix("- "), let path {
        entries.append(try Self.entry(paragraph, in: path))
      }
    }
    self.entries = entries
  }

  /// The entry that accepts a mutant.
  func entry(for mutant: Mutant) -> AcceptedSurvivor? { entries.first { $0.matches(mutant) } }

  /// The entries of some files that no mutant matches any more.
  func stale(in files: Set<String>, mutants: [Mutant]) -> [AcceptedSurvivor] {
    entries.filter { entry in files.contains(entry.path) && !mutants.contains(where: entry.matches) }
  }

  private static func entry(_ paragraph: String, in path: String) throws(MutantsError) -> AcceptedSurvivor {
    let (spans, reason) = CodeSpan.read(3, of: paragraph)
    guard spans.count == 3, reason.contains(where: \.isLetter) else {
      throw .unreadablePage("An entry names the function, the line, the mutated line and a reason: \(paragraph)")
    }
    return AcceptedSurvivor(
      path: path, declaration: spans[0], original: spans[1], mutated: spans[2], reason: reason.trimmingSpace())
  }

  /// Headings and list entries with the lines that continue them.
  private static func paragraphs(of text: String) -> [String] {
    var paragraphs: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  "), let last = paragraphs.popLast() {
        paragraphs.append(last + " " + line.trimmingSpace())
      } else {
        paragraphs.append(String(line))
      }
    }
    return paragraphs
  }
}
