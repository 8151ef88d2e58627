import Foundation

@testable import FlowScaffold

/// A package in memory, whose files are committed unless a test says otherwise.
final class MemoryFolder: PackageFolder {
  private(set) var files: [String: Data]
  var uncommitted: [String] = []
  /// The number of files that can still be written; nil for any.
  var space: Int?

  init(_ files: [String: String]) {
    self.files = files.mapValues { Data($0.utf8) }
  }

  func package() throws(ScaffoldError) -> Package {
    guard files[Package.manifest] != nil else { throw .noPackage }
    return Package(files)
  }

  func uncommittedPaths() -> [String] { uncommitted }

  func write(_ data: Data, to path: String) throws {
    if let space {
      guard space > 0 else {
        throw CocoaError(.fileWriteOutOfSpace, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOSPC)])
      }
      self.space = space - 1
    }
    files[path] = data
  }

  /// The text of a file; empty if it is not there.
  subscript(path: String) -> String {
    get { files[path].map { String(decoding: $0, as: UTF8.self) } ?? "" }
    set { files[path] = Data(newValue.utf8) }
  }

  func remove(_ path: String) { files[path] = nil }
}
