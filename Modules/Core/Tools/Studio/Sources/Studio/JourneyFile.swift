import Foundation

/// A journey with the ones that it continues: `after Folder/name` is a file `Folder/name.journey` beside it or above.
struct JourneyFile {
  let text: String

  /// - Throws: ``UsageError``, or the error of reading the file.
  init(_ file: URL) throws { try self.init(file, within: []) }

  private init(_ file: URL, within outer: [URL]) throws {
    let file = file.standardizedFileURL
    guard !outer.contains(file) else {
      throw UsageError(text: "\(file.lastPathComponent) continues itself, through others.")
    }
    var lines: [String] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      guard words.first == "after", words.count == 2 else {
        lines.append(String(line))
        continue
      }
      lines.append(try JourneyFile(Self.find(String(words[1]), from: file), within: outer + [file]).text)
    }
    text = lines.joined(separator: "\n")
  }

  private static func find(_ name: String, from file: URL) throws -> URL {
    var folder = file.deletingLastPathComponent()
    while true {
      let found = folder.appending(path: name + ".journey")
      if FileManager.default.fileExists(atPath: found.path(percentEncoded: false)) { return found }
      let above = folder.deletingLastPathComponent().standardizedFileURL
      guard above != folder else {
        throw UsageError(text: "There is no journey \(name) near \(file.lastPathComponent).")
      }
      folder = above
    }
  }
}
