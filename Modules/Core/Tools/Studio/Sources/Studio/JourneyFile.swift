import Foundation

/// A journey with the ones that it continues, each once: `after Folder/name` is a file `Folder/name.journey` beside it or above.
struct JourneyFile {
  var text: String { lines.joined(separator: "\n") }
  private var lines: [String] = []
  private var files: Set<URL> = []

  /// - Throws: ``UsageError``, or the error of reading a file.
  init(_ file: URL) throws { try add(file.standardizedFileURL, within: []) }

  private mutating func add(_ file: URL, within outer: [URL]) throws {
    guard !outer.contains(file) else {
      throw UsageError(text: "\(file.lastPathComponent) continues itself, through others.")
    }
    guard files.insert(file).inserted else { return }
    for line in try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      if words.first == "after", words.count == 2 {
        try add(Self.find(String(words[1]), from: file), within: outer + [file])
      } else {
        lines.append(String(line))
      }
    }
  }

  private static func find(_ name: String, from file: URL) throws -> URL {
    var folder = file.deletingLastPathComponent()
    while true {
      let found = folder.appending(path: name + ".journey")
      if FileManager.default.fileExists(atPath: found.path(percentEncoded: false)) { return found.standardizedFileURL }
      let above = folder.deletingLastPathComponent().standardizedFileURL
      guard above != folder else {
        throw UsageError(text: "There is no journey \(name) near \(file.lastPathComponent).")
      }
      folder = above
    }
  }
}
