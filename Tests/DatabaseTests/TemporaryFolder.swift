import Database
import Foundation
import Testing

/// A folder of its own for each test, gone with it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    var template = FileManager.default.temporaryDirectory.appending(path: "DatabaseTests-XXXXXX")
      .path(percentEncoded: false).utf8CString.map { $0 }
    let path = try #require(mkdtemp(&template))
    url = URL(filePath: String(cString: path))
  }

  deinit {
    chmod(url.path(percentEncoded: false), 0o700)
    try? FileManager.default.removeItem(at: url)
  }

  /// The file that most tests use.
  var file: URL { url.appending(path: "test.sqlite") }

  /// Everything in the folder, byte for byte.
  func contents() throws -> [String: Data] {
    let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
    return try files.reduce(into: [:]) { $0[$1.lastPathComponent] = try Data(contentsOf: $1) }
  }

  /// The permissions of everything in the folder.
  func modes() throws -> [String: Int] {
    try contents().keys.reduce(into: [:]) { modes, name in
      let path = url.appending(path: name).path(percentEncoded: false)
      modes[name] = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
  }
}
