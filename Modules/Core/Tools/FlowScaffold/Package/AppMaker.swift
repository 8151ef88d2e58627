import FlowCommandLine
import Foundation

/// Writes the package of a new app, and creates its repository.
struct AppMaker {
  /// The source package.
  let root: URL

  /// - Returns: the report, line by line.
  func make(_ app: NewApp) throws(ScaffoldError) -> [String] {
    let folder = URL(filePath: app.path, relativeTo: root).standardizedFileURL
    do {
      let starter = root.appending(path: Package.starter)
      guard FileManager.default.fileExists(atPath: starter.appending(path: Package.manifest).path) else {
        throw ScaffoldError.noStarter
      }
      let files = try app.files(from: [StarterFile](below: starter))
      guard !FileManager.default.fileExists(atPath: folder.path) else { throw ScaffoldError.taken(folder: folder.path) }
      // Written to a temporary folder first, so that the app is never incomplete.
      let part = folder.deletingLastPathComponent().appending(path: ".\(folder.lastPathComponent).part")
      do {
        // A killed run may have left it.
        try? FileManager.default.removeItem(at: part)
        try write(files, below: part)
        let commit = try commit(part, "\(app.title), made from \(origin)")
        try FileManager.default.moveItem(at: part, to: folder)
        return report(app, files, in: folder, commit)
      } catch {
        try? FileManager.default.removeItem(at: part)
        throw error
      }
    } catch {
      throw error as? ScaffoldError ?? .unwritable(folder.path, why: error.reason)
    }
  }

  private func write(_ files: [StarterFile], below folder: URL) throws {
    for file in files {
      let target = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.data.write(to: target)
      try FileManager.default.setAttributes([.posixPermissions: file.mode], ofItemAtPath: target.path)
    }
  }

  private func report(_ app: NewApp, _ files: [StarterFile], in folder: URL, _ commit: String) -> [String] {
    let features = files.compactMap { $0.path.wholeMatch(of: /Modules\/Features\/(\w+)\/\w+Flow\.swift/)?.output.1 }
    return [
      "  new      \(folder.path), \(files.count) files, of which \(files.count(where: \.isOwn)) are the app's own",
      "  features \(Set(features).sorted().joined(separator: ", "))",
      "  commit   \(commit)",
      "Next: swift run App, swift test, and swift package new-feature.",
    ]
  }

  // MARK: - The repository

  /// The source of the copy, and its version.
  private var origin: String {
    let manifest = (try? String(contentsOf: root.appending(path: Package.manifest), encoding: .utf8)) ?? ""
    let name = manifest.firstMatch(of: /name: "(\w+)",\n  platforms/)?.output.1 ?? "a package"
    let version = try? Git(folder: root)("describe", "--always", "--tags", "--dirty")
    return "\(name), version \(version ?? "unknown: it was no repository")"
  }

  private func commit(_ folder: URL, _ message: String) throws -> String {
    let git = Git(folder: folder)
    _ = try git("init", "--quiet", "--initial-branch=main")
    _ = try git("add", "--all")
    if (try? git("config", "user.email")) == nil {
      _ = try git(
        "-c", "user.name=new-app", "-c", "user.email=new-app@localhost", "commit", "--quiet", "--message", message)
    } else {
      _ = try git("commit", "--quiet", "--message", message)
    }
    return try git("log", "-1", "--format=%h %s")
  }
}
