import FlowTesting
import Foundation
import Testing

@testable import FlowScaffold

/// The command on a package in a git repository.
struct GitFolderTests {
  private let temporary: TemporaryFolder
  private var root: URL { temporary.url }

  init() throws {
    temporary = try TemporaryFolder()
    let folder = GitFolder(root: root)
    for (path, text) in [String: String].smallPackage { try folder.write(Data(text.utf8), to: path) }
  }

  @Test func `git undoes a command, as its output describes`() throws {
    try commit()
    let manifest = root.appending(path: "Package.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: manifest)

    let outcome = run("new-feature Trip --screens Term")
    let versions = root.appending(path: "Package.resolved")
    try Data().write(to: versions)

    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.hasSuffix("Undo it: git restore . && git clean -fd -e Package.resolved\n"))
    #expect(try FileManager.default.attributesOfItem(atPath: manifest)[.posixPermissions] as? Int == 0o600)
    #expect(
      try GitFolder(root: root).uncommittedPaths().sorted() == [
        "App/CompositionRoot/AppFeatures.swift", "App/CompositionRoot/Trip/",
        "App/Journeys/Trip/",
        "Modules/Trip/", "Package.swift", "Tests/TripTests/",
      ])
    try undo()
    #expect(try GitFolder(root: root).uncommittedPaths() == [])
    #expect(FileManager.default.fileExists(atPath: versions.path))
  }

  /// The files of a killed command are not committed, so the next one refuses, and git cleans them.
  @Test func `git undoes the files of a killed command`() throws {
    try commit()
    let folder = GitFolder(root: root)
    let plan = try NewFeature(
      package: folder.package(),
      names: FeatureNames(feature: "Trip", screens: [Screen("Term")], uses: [], result: "TripReceipt")
    ).plan()
    for change in plan.changes.prefix(3) { try folder.write(change.data, to: change.path) }

    #expect(run("new-feature Trip --screens Term").output.hasPrefix("These files are not committed: "))
    try undo()
    #expect(run("new-feature Trip --screens Term").status == 0)
  }

  @Test func `refuses outside of a repository, and before the first commit`() throws {
    let without = run("new-feature Trip --screens Term")
    _ = try Git(folder: root)("init", "--quiet")
    let empty = run("new-feature Trip --screens Term")

    #expect(without.output.hasPrefix("This is no git repository"))
    #expect(empty == without)
    #expect(!FileManager.default.fileExists(atPath: root.appending(path: "Modules/Trip").path))
  }

  // Catches commits in the name of the command, although git knows its person.
  @Test func `a commit has the author whom git knows`() throws {
    let git = Git(folder: root)
    _ = try git("init", "--quiet")
    _ = try git("config", "user.name", "Ada")
    _ = try git("config", "user.email", "ada@localhost")

    try git.commit("All")

    #expect(try git("log", "--format=%an %ae") == "Ada ada@localhost")
  }

  private func run(_ words: String) -> Workbench.Outcome {
    var output = ""
    let command = ScaffoldCommand(folder: GitFolder(root: root), write: { output += $0 }, writeError: { output += $0 })
    return Workbench.Outcome(status: command.run(words.split(separator: " ").map(String.init)), output: output)
  }

  private func commit() throws {
    let git = Git(folder: root)
    _ = try git("init", "--quiet")
    _ = try git("add", "--all")
    _ = try git("-c", "user.name=test", "-c", "user.email=test@localhost", "commit", "--quiet", "--message", "All")
  }

  private func undo() throws {
    _ = try Git(folder: root)("-c", "alias.undo=!\(GitFolder.undo)", "undo")
  }
}
