import Foundation

/// A file of a new app.
struct StarterFile: Equatable {
  /// Its path within the app's package.
  let path: String
  let data: Data
  /// Whether it belongs to the starter itself, as opposed to a linked file.
  let isOwn: Bool
  /// The permissions.
  let mode: Int
}

extension [StarterFile] {
  /// Reads all files in the starter's folder, and follows links.
  init(below root: URL) throws {
    self = []
    try add("", isOwn: true, root)
  }

  private mutating func add(_ path: String, isOwn: Bool, _ root: URL) throws {
    let files = FileManager.default
    let names = try files.contentsOfDirectory(atPath: root.appending(path: path).path).sorted()
    for name in names where !Self.left.contains(name) {
      let below = path.isEmpty ? name : path + "/" + name
      let file = root.appending(path: below)
      let isLink = try files.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType == .typeSymbolicLink
      var isFolder: ObjCBool = false
      guard files.fileExists(atPath: file.path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        try add(below, isOwn: isOwn && !isLink, root)
      } else {
        let real = file.resolvingSymlinksInPath()
        let mode = try files.attributesOfItem(atPath: real.path)[.posixPermissions] as? Int
        append(
          StarterFile(path: below, data: try Data(contentsOf: real), isOwn: isOwn && !isLink, mode: mode ?? 0o644))
      }
    }
  }

  /// Files that tools create in a package's folder.
  private static var left: Set<String> { [".build", ".git", ".swiftpm", "Package.resolved", ".DS_Store"] }
}
