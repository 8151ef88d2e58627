import Foundation

/// The folder of a package on the disk.
struct DiskFolder: PackageFolder {
  let root: URL
  private var files: FileManager { .default }

  func paths(below tops: [String]) throws -> [String] {
    try tops.flatMap { try paths(at: $0) }
  }

  private func paths(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: url(path).path, isDirectory: &isFolder) else { return [] }
    // The starter's links lead to files that are listed anyway.
    let type = try files.attributesOfItem(atPath: url(path).path)[.type] as? FileAttributeType
    guard type != .typeSymbolicLink || !path.hasPrefix(Package.starter) else { return [] }
    guard isFolder.boolValue else { return [path] }
    return try files.contentsOfDirectory(atPath: url(path).path).flatMap { name in
      let isHidden = name.hasPrefix(".") && name != Record.fileName
      return isHidden ? [] : try paths(at: path + "/" + name)
    }
  }

  func contents(of path: String) throws -> Data? {
    guard files.fileExists(atPath: url(path).path) else { return nil }
    return try Data(contentsOf: url(path))
  }

  func write(_ data: Data, to path: String) throws {
    let target = url(path)
    try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Written to a temporary file first, so that the file is never incomplete.
    let part = url(partial(path))
    try data.write(to: part)
    if let mode = try? files.attributesOfItem(atPath: target.path)[.posixPermissions] {
      try files.setAttributes([.posixPermissions: mode], ofItemAtPath: part.path)
    }
    guard rename(part.path, target.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  func remove(_ path: String) throws {
    if files.fileExists(atPath: url(path).path) { try files.removeItem(at: url(path)) }
    try clean(path)
  }

  func clean(_ path: String) throws {
    if files.fileExists(atPath: url(partial(path)).path) { try files.removeItem(at: url(partial(path))) }
    try removeEmptyFolders(above: path)
  }

  private func removeEmptyFolders(above path: String) throws {
    var parts = path.split(separator: "/").dropLast()
    // The top folders are kept.
    while parts.count > 1 {
      let folder = url(parts.joined(separator: "/"))
      if files.fileExists(atPath: folder.path) {
        guard try files.contentsOfDirectory(atPath: folder.path).isEmpty else { return }
        try files.removeItem(at: folder)
      }
      parts.removeLast()
    }
  }

  private func partial(_ path: String) -> String { path + ".part" }

  private func url(_ path: String) -> URL { root.appending(path: path) }
}
