import FlowCommandLine
import Foundation

/// Writes the package of a new app with its repository, and merges the changes of a newer core.
struct AppMaker {
  /// The branch of an app that contains only the files that the core wrote.
  static let branch = "app-template"

  let core: URL

  private var starter: URL { core.appending(path: Package.starter) }

  private func starterFiles() throws(ScaffoldError) -> [StarterFile] {
    guard FileManager.default.fileExists(atPath: starter.appending(path: Package.manifest).path) else {
      throw .noStarter
    }
    do { return try [StarterFile](below: starter) } catch { throw .unreadable(error.reason) }
  }

  /// Makes the package of a new app in a folder.
  /// - Returns: the report, line by line.
  func make(_ app: NewApp, at folder: URL) throws(ScaffoldError) -> [String] {
    let files = try app.files(from: starterFiles())
    guard !FileManager.default.fileExists(atPath: folder.path) else { throw .taken(folder: folder.path) }
    // Written to a temporary folder first, so that the app is never incomplete.
    let part = folder.deletingLastPathComponent().appending(path: ".\(folder.lastPathComponent).part")
    do {
      // A killed run may have left it.
      try? FileManager.default.removeItem(at: part)
      try files.write(below: part)
      let git = Git(folder: part)
      _ = try git("init", "--quiet", "--initial-branch=main")
      try git.commit("\(app.title), made from \(version)\n\n\(app.record)")
      _ = try git("branch", Self.branch)
      let commit = try git("log", "-1", "--format=%h %s")
      try FileManager.default.moveItem(at: part, to: folder)
      return [
        "  new      \(folder.path), \(files.count) files",
        "  commit   \(commit)",
        "Next: swift run App, swift test, and swift package new-feature; on a Mac, open iOS/\(app.name).xcodeproj.",
      ]
    } catch {
      try? FileManager.default.removeItem(at: part)
      throw error as? ScaffoldError ?? .unwritable(folder.path, why: error.reason)
    }
  }

  /// Writes the app again into its branch, and merges that branch with git's own merge.
  ///
  /// Files of features stay as they were written first: a feature belongs to the app.
  /// - Returns: the report, line by line.
  func update(_ folder: URL) throws(ScaffoldError) -> [String] {
    let git = Git(folder: folder)
    let uncommitted = try GitFolder(root: folder).uncommittedPaths()
    guard uncommitted.isEmpty else { throw .uncommitted(uncommitted) }
    let former = [Self.branch, "origin/" + Self.branch].first {
      (try? git("rev-parse", "--verify", "--quiet", $0)) != nil
    }
    guard let former, let app = NewApp(record: try git("log", "-1", "--format=%B", former)) else {
      throw .noTemplateBranch
    }
    let files = try app.files(from: starterFiles()).filter { !Self.belongsToFeature($0.path) }
    let worktree = FileManager.default.temporaryDirectory.appending(path: "app-template-\(UUID().uuidString)")
    defer {
      _ = try? git("worktree", "remove", "--force", worktree.path)
    }
    _ = try git("worktree", "add", "--quiet", "--detach", worktree.path, former)
    let template = Git(folder: worktree)
    for path in try template("ls-files").split(separator: "\n").map(String.init) where !Self.belongsToFeature(path) {
      try? FileManager.default.removeItem(at: worktree.appending(path: path))
    }
    do { try files.write(below: worktree) } catch { throw .unwritable(worktree.path, why: error.reason) }
    let isNew = try !template("status", "--porcelain").isEmpty
    if isNew { try template.commit("What \(version) writes\n\n\(app.record)") }
    // An earlier merge may have been undone.
    let isMerged = (try? git("merge-base", "--is-ancestor", former, "HEAD")) != nil
    guard isNew || !isMerged else { return ["Nothing differs from \(former)."] }
    let changed = try template("diff", "--stat", former, "HEAD").split(separator: "\n").map { " " + $0 }
    _ = try git("branch", "--force", Self.branch, template("rev-parse", "HEAD"))
    do throws(ScaffoldError) {
      try git.asSomebody("merge", "--quiet", "--no-edit", Self.branch)
    } catch {
      let conflicts = try git("diff", "--name-only", "--diff-filter=U").split(separator: "\n").map(String.init)
      guard !conflicts.isEmpty else { throw error }
      throw .conflicts(conflicts)
    }
    return ["Merged what \(version) writes:"] + changed
  }

  private static func belongsToFeature(_ path: String) -> Bool {
    path.hasPrefix("Modules/") || TemplateFeature.all.contains { $0.used.occurs(in: path) }
  }

  /// The core, and its version.
  private var version: String {
    let version = try? Git(folder: core)("describe", "--always", "--tags", "--dirty")
    return "AppCore, version \(version ?? "unknown: it was no repository")"
  }
}
