import Database
import Foundation
import Storage
import TestSupport

/// A database file in a folder of its own for each test, gone with it.
final class TemporaryFile {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Opens the file once more, as a further process would.
  func open(_ migrations: [Migration] = StorageSchema.migrations) async throws -> SQLiteDatabase {
    try await .open(.file(folder.url.appending(path: "app.sqlite")), migrations: migrations)
  }
}
