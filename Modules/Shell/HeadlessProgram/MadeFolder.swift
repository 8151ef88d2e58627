import Synchronization

/// A temporary folder that another thread can remove, even while it is being created.
final class MadeFolder: Sendable {
  private let folder = Mutex<TemporaryFolder?>(nil)

  func make() throws(UsageError) -> TemporaryFolder {
    try folder.withLock { folder throws(UsageError) in
      let made = try TemporaryFolder()
      folder = made
      return made
    }
  }

  func remove() { folder.withLock { $0?.remove() } }
}
