import FlowCommandLine
import Foundation

extension String {
  /// Refuses a path that leads to a database: `--force` overwrites pictures and recordings, not data.
  static func refuseDatabase(at path: String) throws(UsageError) {
    guard let file = FileHandle(forReadingAtPath: path) else { return }
    var status = stat()
    guard fstat(file.fileDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    let beginning: Data?
    do { beginning = try file.read(upToCount: 16) } catch { throw .unreadable(path, reason: error.reason) }
    guard beginning != Data("SQLite format 3\0".utf8) else { throw .unwritable(path, reason: "it is a database") }
  }
}
