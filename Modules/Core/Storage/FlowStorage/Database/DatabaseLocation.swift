public import Foundation

public enum DatabaseLocation: Sendable {
  /// A file, which is created if necessary; its folder must exist.
  case file(URL)
  /// A database in memory, for tests, which is lost when it is closed.
  case memory
  /// A database in memory, which is saved under this name on a memory disk when it is closed.
  case disk(MemoryDisk, name: String)
}
