import Foundation

/// A file of the starter, or of an app that is made from it.
struct StarterFile: Equatable {
  /// Its path within its package.
  let path: String
  let data: Data
  let mode: Int
}

extension [StarterFile] {
  /// Reads all files in the starter's folder.
  init(below root: URL) throws {
    self = []
    try add("", root)
  }

  private mutating func add(_ path: String, _ root: URL) throws {
    let files = FileManager.default
    let names = try files.contentsOfDirectory(atPath: root.appending(path: path).path).sorted()
    for name in names where !Self.left.contains(name) {
      let below = path.isEmpty ? name : path + "/" + name
      let file = root.appending(path: below)
      let attributes = try files.attributesOfItem(atPath: file.path)
      if attributes[.type] as? FileAttributeType == .typeDirectory {
        try add(below, root)
      } else {
        let mode = attributes[.posixPermissions] as? Int
        append(StarterFile(path: below, data: try Data(contentsOf: file), mode: mode ?? 0o644))
      }
    }
  }

  /// Writes the files into a folder.
  func write(below folder: URL) throws {
    for file in self {
      let target = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.data.write(to: target)
      try FileManager.default.setAttributes([.posixPermissions: file.mode], ofItemAtPath: target.path)
    }
  }

  /// Files that tools create in a package's folder.
  private static var left: Set<String> { [".build", ".git", ".swiftpm", "Package.resolved", ".DS_Store"] }
}
