import Foundation

@testable import FlowProgram

/// A folder for one test, which is removed with the object.
final class TestFolder {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.create()
  }

  deinit {
    folder.remove()
  }

  func path(_ name: String) -> String { folder.file(name).path(percentEncoded: false) }

  /// Removes the content.
  func removeAll() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: path("")) {
      try FileManager.default.removeItem(atPath: path(name))
    }
  }

  /// Writes a file.
  /// - Returns: its path.
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = folder.file(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return path(name)
  }
}
