import Database
import Foundation
import Storage
import Testing

/// A database file in a folder of its own for each test, gone with it.
final class TemporaryFile {
  private let folder: URL

  init() throws {
    var template = FileManager.default.temporaryDirectory.appending(path: "StorageTests-XXXXXX")
      .path(percentEncoded: false).utf8CString.map { $0 }
    let path = try #require(mkdtemp(&template))
    folder = URL(filePath: String(cString: path))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Opens the file once more, as a further process would.
  func open(_ migrations: [Migration] = StorageSchema.migrations) async throws -> SQLiteDatabase {
    try await .open(.file(folder.appending(path: "app.sqlite")), migrations: migrations)
  }
}
