import Foundation

/// The names of the journeys that failed when they were last played, kept between runs of the program.
///
/// One name a line, in a file that is its owner's. It is a convenience: where it cannot be kept, nothing else goes wrong.
struct FailedJourneys {
  private let file: URL?

  /// - Parameters:
  ///   - folder: Where it is kept; nil if nowhere.
  ///   - program: The path of the program: others that are called the same have other journeys.
  init(in folder: URL?, app: String, program: String) {
    // FNV-1a: the same for each run, which a `Hasher` is not.
    let mark = program.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    file = folder?.appending(path: "\(app)-\(String(mark, radix: 16))").appending(path: "failed-journeys")
  }

  /// The names, in the order in which they failed.
  var names: [String] {
    guard let file, let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map(String.init)
  }

  /// Takes note of what was played now; a journey that was not is remembered as before.
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

  /// The name by which a journey is found from whatever folder the program is started in the next time.
  private static func name(_ journey: PlayedJourney) -> String {
    journey.isFile ? URL(filePath: journey.name).standardizedFileURL.path(percentEncoded: false) : journey.name
  }
}
