import Foundation
import Synchronization

/// A folder for temporary data that only its owner can read, and that another thread can remove at any time.
final class TemporaryFolder: Sendable {
  private let url = FileManager.default.temporaryDirectory.appending(
    path: "App-\(UUID().uuidString)", directoryHint: .isDirectory)
  /// Whether the folder exists; locked while it is created and while it is removed.
  private let exists = Mutex(false)

  func create() throws(UsageError) {
    try exists.withLock { exists throws(UsageError) in
      guard mkdir(url.path(percentEncoded: false), 0o700) == 0 else {
        let parent = url.deletingLastPathComponent().path(percentEncoded: false)
        throw .unwritable(parent, reason: String(cString: strerror(errno)))
      }
      exists = true
    }
  }

  func file(_ name: String) -> URL { url.appending(path: name) }

  /// Removes the folder, if it exists, even while others create files in it.
  func remove() {
    exists.withLock { exists in
      guard exists else { return }
      exists = false
      // Under another name no more files can be created in it.
      let removed = url.deletingLastPathComponent().appending(path: "\(url.lastPathComponent)-removed")
      try? FileManager.default.moveItem(at: url, to: removed)
      try? FileManager.default.removeItem(at: removed)
    }
  }
}
