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
