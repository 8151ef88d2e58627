import Foundation
import TestSupport

extension TemporaryFolder {
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
