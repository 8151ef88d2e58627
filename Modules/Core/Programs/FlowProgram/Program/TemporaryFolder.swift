import Foundation
import Synchronization

/// A folder for temporary data that only its owner can read, and that another thread can remove at any time.
///
/// The folder of a process that was killed is removed by the next one: a lock beside it, which ends with its process, shows that
/// it is in use.
final class TemporaryFolder: Sendable {
  private let url: URL
  /// The descriptor of the lock while the folder exists; locked while it is created and while it is removed.
  private let lock = Mutex<Int32?>(nil)

  private static let prefix = "App-"
  private static let lockExtension = "lock"

  /// - Parameter parent: The folder in which it is created.
  init(in parent: URL = FileManager.default.temporaryDirectory) {
    url = parent.appending(path: Self.prefix + UUID().uuidString, directoryHint: .isDirectory)
  }

  func create() throws(UsageError) {
    Self.removeAbandoned(in: url.deletingLastPathComponent())
    try lock.withLock { lock throws(UsageError) in
      // Under its name, the file is locked already, or its process is dead.
      let (new, named) = (Self.path(of: url, "new-lock"), Self.path(of: url, Self.lockExtension))
      let descriptor = open(new, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
      guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0, rename(new, named) == 0 else { throw error() }
      guard mkdir(url.path(percentEncoded: false), 0o700) == 0 else { throw error() }
      lock = descriptor
    }
  }

  func file(_ name: String) -> URL { url.appending(path: name) }

  /// Removes the folder, if it exists, even while others create files in it.
  func remove() {
    lock.withLock { lock in
      guard let descriptor = lock.take() else { return }
      Self.remove(url)
      close(descriptor)
    }
  }

  private func error() -> UsageError {
    let reason = String(cString: strerror(errno))
    return .unwritable(url.deletingLastPathComponent().path(percentEncoded: false), reason: reason)
  }

  private static func removeAbandoned(in parent: URL) {
    let names = try? FileManager.default.contentsOfDirectory(atPath: parent.path(percentEncoded: false))
    for name in names ?? [] where name.hasPrefix(prefix) && name.hasSuffix("." + lockExtension) {
      let folder = parent.appending(path: name.dropLast(lockExtension.count + 1), directoryHint: .isDirectory)
      let descriptor = open(path(of: folder, lockExtension), O_RDWR | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { remove(folder) }
      close(descriptor)
    }
  }

  private static func path(of folder: URL, _ pathExtension: String) -> String {
    folder.deletingLastPathComponent().appending(path: "\(folder.lastPathComponent).\(pathExtension)")
      .path(percentEncoded: false)
  }

  /// Removes the folder, and then its lock.
  private static func remove(_ folder: URL) {
    // Under another name no more files can be created in it.
    let removed = folder.deletingLastPathComponent().appending(path: "\(folder.lastPathComponent)-removed")
    try? FileManager.default.moveItem(at: folder, to: removed)
    try? FileManager.default.removeItem(at: removed)
    unlink(path(of: folder, lockExtension))
  }
}
