public import Foundation

/// A folder for one test, which is removed with the object.
public final class TemporaryFolder {
  public let url: URL

  /// - Throws: An error of the file system.
  public init() throws {
    var template = FileManager.default.temporaryDirectory.appending(path: "Tests-XXXXXX")
      .path(percentEncoded: false).utf8CString.map(\.self)
    guard let path = mkdtemp(&template) else { throw CocoaError(.fileWriteUnknown) }
    url = URL(filePath: String(cString: path))
  }

  deinit {
    // A test may have removed the right to write.
    chmod(url.path(percentEncoded: false), 0o700)
    try? FileManager.default.removeItem(at: url)
  }
}

/// The folder's name in tests that also see `FlowProgram.TemporaryFolder`.
package typealias TestFolder = TemporaryFolder

extension TemporaryFolder {
  /// Returns the path of a file in it.
  package func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// Writes a file, and creates the folders that contain it.
  /// - Returns: its path.
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return path(name)
  }

  /// Removes its content.
  package func removeAll() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: path("")) {
      try FileManager.default.removeItem(atPath: path(name))
    }
  }
}
