import Foundation

/// A copy of the package, in which sources can be changed.
///
/// It is kept between runs, so that little is built again.
struct PackageCopy {
  let original: URL
  let folder: URL

  /// Updates the copy from the package, apart from files that a run will write itself.
  /// - Parameter texts: the replacement texts of files, by their path in the package.
  func update(with texts: [String: String]) async throws {
    let listed = try await Command(
      program: "git", arguments: ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], folder: original
    ).output().split(separator: "\0").map(String.init)
    var kept: Set<String> = []
    for path in Set(listed).union(texts.keys) {
      if try link(path) {
        kept.insert(path)
        continue
      }
      guard let text = try texts[path].map({ Data($0.utf8) }) ?? contents(of: path) else { continue }
      kept.insert(path)
      try write(text, to: path)
    }
    try removeAll(but: kept)
  }

  /// Writes a file, unless it is there already.
  func write(_ data: Data, to path: String) throws {
    let url = folder.appending(path: path)
    if (try? Data(contentsOf: url)) == data { return }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    let source = original.appending(path: path).path(percentEncoded: false)
    if FileManager.default.isExecutableFile(atPath: source) {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path(percentEncoded: false))
    }
  }

  /// Makes a symbolic link of the package, such as to a folder that two targets share.
  /// - Returns: Whether the path is one.
  private func link(_ path: String) throws -> Bool {
    let files = FileManager.default
    let original = original.appending(path: path).path(percentEncoded: false)
    guard let destination = try? files.destinationOfSymbolicLink(atPath: original) else { return false }
    let url = folder.appending(path: path)
    let copy = url.path(percentEncoded: false)
    if (try? files.destinationOfSymbolicLink(atPath: copy)) == destination { return true }
    try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: copy, withDestinationPath: destination)
    return true
  }

  /// The content of a file; nil for one that git lists and that was deleted.
  private func contents(of path: String) throws -> Data? {
    let url = original.appending(path: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false), isDirectory: &isFolder),
      !isFolder.boolValue
    else { return nil }
    return try Data(contentsOf: url)
  }

  private func removeAll(but kept: Set<String>) throws {
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    let prefix = folder.standardizedFileURL.path(percentEncoded: false)
    while let url = walk?.nextObject() as? URL {
      if url.lastPathComponent == ".build" {
        walk?.skipDescendants()
        continue
      }
      let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
      let path = url.standardizedFileURL.path(percentEncoded: false).dropFirst(prefix.count)
      let relative = String(path.drop { $0 == "/" })
      if !isFolder, !kept.contains(relative), relative != "Package.resolved" {
        try FileManager.default.removeItem(at: url)
      }
    }
  }
}
