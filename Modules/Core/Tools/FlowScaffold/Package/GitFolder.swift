import FlowCommandLine
import Foundation

/// The folder of a package; paths are relative to it.
protocol PackageFolder {
  /// Reads the files of the package.
  func package() throws(ScaffoldError) -> Package

  /// Returns the files that differ from the last commit.
  func uncommittedPaths() throws(ScaffoldError) -> [String]

  /// Writes a file, and creates its folders.
  func write(_ data: Data, to path: String) throws
}

/// The folder of a package in a git repository.
struct GitFolder: PackageFolder {
  /// Undoes all changes since the last commit, but keeps the versions of dependencies.
  static let undo = "git restore . && git clean -fd -e Package.resolved"

  let root: URL
  /// The package of the core, which has the templates; nil if this is it.
  var core: URL?
  private var files: FileManager { .default }

  func package() throws(ScaffoldError) -> Package {
    var contents: [String: Data] = [:]
    do {
      for path in try Package.tops.flatMap({ try paths(at: $0, in: root) }) {
        contents[path] = try Data(contentsOf: root.appending(path: path))
      }
      if let core {
        for path in try paths(at: String(Package.starter.dropLast()), in: core) {
          contents[path] = try Data(contentsOf: core.appending(path: path))
        }
      }
    } catch {
      throw .unreadable(error.reason)
    }
    guard contents[Package.manifest] != nil else { throw .noPackage }
    return Package(contents)
  }

  private func paths(at path: String, in root: URL) throws -> [String] {
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [path] }
    return try files.contentsOfDirectory(atPath: root.appending(path: path).path).filter { !$0.hasPrefix(".") }
      .flatMap { try paths(at: path + "/" + $0, in: root) }
  }

  func uncommittedPaths() throws(ScaffoldError) -> [String] {
    let git = Git(folder: root)
    guard (try? git("rev-parse", "--verify", "--quiet", "HEAD")) != nil else { throw .noRepository }
    // Each line is a state of two letters, a space, and a path. `swift package` itself writes the versions of dependencies.
    return try git(
      "--no-optional-locks", "status", "--porcelain", "--untracked-files=normal", "--", ".", ":!Package.resolved"
    )
    .split(separator: "\n").map { String($0.dropFirst(3)) }
  }

  func write(_ data: Data, to path: String) throws {
    try files.createDirectory(at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url(path))
  }

  private func url(_ path: String) -> URL { root.appending(path: path) }
}

/// Runs git in a folder.
struct Git {
  let folder: URL

  /// - Returns: The output of git.
  func callAsFunction(_ words: String...) throws(ScaffoldError) -> String { try run(words) }

  private func run(_ words: [String]) throws(ScaffoldError) -> String {
    #if os(iOS)
      throw .git("A device has no processes.")
    #else
      let process = Process()
      let (output, errors) = (Pipe(), Pipe())
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git"] + words
      process.currentDirectoryURL = folder
      process.standardOutput = output
      process.standardError = errors
      do { try process.run() } catch { throw .git(error.reason) }
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw .git(message.trimmingCharacters(in: .newlines)) }
      return text.trimmingCharacters(in: .newlines)
    #endif
  }

  /// Commits all files.
  func commit(_ message: String) throws(ScaffoldError) {
    _ = try self("add", "--all")
    try asSomebody("commit", "--quiet", "--message", message)
  }

  /// Runs a command that writes a commit, even if git has no name of an author.
  func asSomebody(_ words: String...) throws(ScaffoldError) {
    let isKnown = (try? self("config", "user.email")) != nil
    _ = try run((isKnown ? [] : ["-c", "user.name=new-app", "-c", "user.email=new-app@localhost"]) + words)
  }
}
