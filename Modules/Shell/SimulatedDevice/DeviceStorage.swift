public import Database
public import Foundation

/// Where a device keeps data: in a file, or in memory, where nobody waits for a disk.
public enum DeviceStorage: Sendable {
  /// In this file; others keep theirs beside it.
  case file(URL)
  /// In memory; what the app has stored survives a kill.
  case memory(MemoryDisk)

  /// Where the app's database is.
  var location: DatabaseLocation {
    switch self {
    case .file(let url): .file(url)
    case .memory(let disk): .disk(disk, name: "app")
    }
  }

  /// Where somebody else's database is: in a file beside the app's, with this ending, or in memory.
  public func location(beside ending: String) -> DatabaseLocation {
    switch self {
    case .file(let url): .file(url.appendingPathExtension(ending))
    case .memory(let disk): .disk(disk, name: ending)
    }
  }

  /// Who does a database's work: in memory nobody has to wait, and another thread would only cost.
  public var host: (any Actor)? {
    switch self {
    case .file: nil
    case .memory: MainActor.shared
    }
  }
}
