public import Foundation

/// Where a database is.
public enum DatabaseLocation: Sendable {
  /// In a file, which is made when it does not exist; its folder has to.
  case file(URL)
  /// In memory, for tests; it is gone when it is closed.
  case memory
  /// In memory; what was committed is under this name on a disk when it is closed.
  case disk(MemoryDisk, name: String)
}
