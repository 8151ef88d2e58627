import FlowTesting
import Foundation

extension TemporaryFolder {
  /// The file that most tests use.
  var file: URL { url.appending(path: "test.sqlite") }

  /// Everything in the folder, byte for byte.
  func contents() throws -> [String: Data] {
    let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
    return try files.reduce(into: [:]) { $0[$1.lastPathComponent] = try Data(contentsOf: $1) }
  }

  /// Copies everything into a separate folder, as a killed process leaves it.
  func copy() throws -> TemporaryFolder {
    let copy = try TemporaryFolder()
    for name in try contents().keys where !name.hasSuffix("-shm") {
      try FileManager.default.copyItem(at: url.appending(path: name), to: copy.url.appending(path: name))
    }
    return copy
  }

  /// The permissions of everything in the folder.
  func modes() throws -> [String: Int] {
    try contents().keys.reduce(into: [:]) { modes, name in
      let path = url.appending(path: name).path(percentEncoded: false)
      modes[name] = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
  }
}
