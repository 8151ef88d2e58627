import Synchronization

/// A temporary folder that can be removed from now on, also while it is made.
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
