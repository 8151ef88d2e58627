public import FlowStorage
public import Foundation

/// The storage of a device: files, or memory, which is faster.
public enum DeviceStorage: Sendable {
  /// The app's data is in this file, and other data beside it.
  case file(URL)
  /// All data is in memory; stored data survives a kill.
  case memory(MemoryDisk)

  var location: DatabaseLocation {
    switch self {
    case .file(let url): .file(url)
    case .memory(let disk): .disk(disk, name: "app")
    }
  }

  /// Returns the location of another database: a file beside the app's with this extension, or in memory.
  public func location(beside ending: String) -> DatabaseLocation {
    switch self {
    case .file(let url): .file(url.appendingPathExtension(ending))
    case .memory(let disk): .disk(disk, name: ending)
    }
  }

  /// The actor for a database's work: the main actor for memory, since work that never blocks needs no other thread.
  public var host: (any Actor)? {
    switch self {
    // A simulated disk is in memory.
    case .file: DatabaseFile.fileSystem.sqliteName == nil ? nil : MainActor.shared
    case .memory: MainActor.shared
    }
  }
}
