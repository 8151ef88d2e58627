import Foundation

/// A folder that is removed when the work in it is done.
enum TemporaryFolder {
  /// Does some work with the path of a database in a separate folder.
  static func with(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "DatabaseStorm-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appending(path: "storm.sqlite").path(percentEncoded: false))
  }
}
