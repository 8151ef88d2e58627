import Foundation

/// The stored names of the journeys that failed when they were last played.
///
/// The file has one name per line, and only its owner can read it. If it cannot be written, that is ignored.
struct FailedJourneys {
  private let file: URL?

  /// - Parameters:
  ///   - folder: The folder for the file; nil if there is none.
  ///   - app: The name of the app.
  ///   - program: The path of the program, since other programs of the same name have other journeys.
  init(in folder: URL?, app: String, program: String) {
    // FNV-1a is the same in each run, unlike `Hasher`.
    let hash = program.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    file = folder?.appending(path: "\(app)-\(String(hash, radix: 16))").appending(path: "failed-journeys")
  }

  /// The names, in the order in which they failed.
  var names: [String] {
    guard let file, let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map(String.init)
  }

  /// Updates the names with played journeys, and keeps those of other journeys.
  func update(_ played: [PlayedJourney]) {
    guard let file else { return }
    let former = names
    let now = Set(played.map { Self.name($0) })
    let failed = former.filter { !now.contains($0) } + played.filter { !$0.hasPassed }.map { Self.name($0) }
    guard failed != former else { return }
    guard !failed.isEmpty else { return (try? FileManager.default.removeItem(at: file)) ?? () }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? Data((failed.joined(separator: "\n") + "\n").utf8).write(to: file, options: .atomic)
  }

  /// Returns the name by which a journey can be found from any working directory.
  private static func name(_ journey: PlayedJourney) -> String {
    journey.isFile ? URL(filePath: journey.name).standardizedFileURL.path(percentEncoded: false) : journey.name
  }
}
