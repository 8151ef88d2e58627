import FlowStorage
import FlowTesting
import Foundation
import Storage

/// A database file in a temporary folder.
final class TemporaryFile {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  var url: URL { folder.url.appending(path: "app.sqlite") }

  /// Opens the file again, like another process.
  func open(_ migrations: [Migration] = StorageSchema.migrations) async throws -> SQLiteDatabase {
    try await .open(.file(url), migrations: migrations)
  }
}
