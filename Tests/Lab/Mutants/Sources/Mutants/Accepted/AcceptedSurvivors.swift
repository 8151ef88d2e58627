import Foundation

/// The list of the mutants that may survive.
struct AcceptedSurvivors: Sendable {
  let entries: [AcceptedSurvivor]

  /// Reads the list; throws if there is none, since each listed mutant would then be reported.
  init(reading url: URL) throws {
    try self.init(String(contentsOf: url, encoding: .utf8))
  }

  /// Reads a list, whose entries are separated by empty lines.
  init(_ text: String) throws(MutantsError) {
    var entries: [AcceptedSurvivor] = []
    for lines in text.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "") {
      entries.append(try AcceptedSurvivor(lines: Array(lines)))
    }
    self.entries = entries
  }

  /// The entry that accepts a mutant.
  func entry(for mutant: Mutant) -> AcceptedSurvivor? { entries.first { $0.matches(mutant) } }

  /// The entries of some files that no mutant matches any more.
  func stale(in files: Set<String>, mutants: [Mutant]) -> [AcceptedSurvivor] {
    entries.filter { entry in files.contains(entry.path) && !mutants.contains(where: entry.matches) }
  }

  /// The files of entries that do not exist any more.
  /// - Parameter root: The folder of the package.
  func missingFiles(in root: URL) -> Set<String> {
    Set(entries.map(\.path)).filter { path in
      !FileManager.default.fileExists(atPath: root.appending(path: path).path(percentEncoded: false))
    }
  }
}
