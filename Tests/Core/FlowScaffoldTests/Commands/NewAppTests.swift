import FlowTesting
import Foundation
import Testing

@testable import FlowScaffold

/// A core with a starter of a few files.
struct NewAppTests {
  private let folder: TemporaryFolder
  private let core: URL

  init() throws {
    folder = try TemporaryFolder()
    core = folder.url.appending(path: "Core", directoryHint: .isDirectory)
    try write(
      """
      let features = [
        Feature("Feedback", uses: ["Welcome"]),
        Feature("Welcome"),
      ]
      let package = Package(
        name: "Starter",
        dependencies: [.package(name: "AppCore", path: "../../../..")])
      let kit = Product(package: "AppCore")

      """, to: "Package.swift")
    try write(
      "struct StarterApp {\n  let scheme: \"starter\"\n  let link = \"starter://a\"\n  let package = \"Starter\"\n}\n",
      to: "App/StarterApp.swift")
    try write(
      "public import Feedback\npublic import Welcome\n  FeedbackFeature.self,\n",
      to: "App/CompositionRoot/AppFeatures.swift")
    try write("struct FeedbackFlow {}\n", to: "Modules/Feedback/FeedbackFlow.swift")
    try write("struct WelcomeFlow {}\n", to: "Modules/Welcome/WelcomeFlow.swift")
    try write("#!/bin/sh\n", to: ".ci/run", mode: 0o755)
    try write("<string>starter</string>\n", to: "iOS/Info.plist")
    try write("path = Starter.app; /* Starter.app */\n", to: "iOS/Starter.xcodeproj/project.pbxproj")
    try write("# Starter\n\n[Recipes](../../../../docs/recipes.md)\n", to: "README.md")
    try write("left\n", to: ".build/left")
  }

  @Test func `an app has its own names, and no feature that is only a template`() throws {
    let lines = try make(NewApp(name: "MyGarden", title: "My Garden", scheme: "gar", core: .path("../Core")))

    #expect(
      try read("Package.swift") == """
        let features = [
          Feature("Welcome")
        ]
        let package = Package(
          name: "MyGarden",
          dependencies: [.package(name: "AppCore", path: "../Core")])
        let kit = Product(package: "AppCore")

        """)
    #expect(
      try read("App/MyGardenApp.swift")
        == "struct MyGardenApp {\n  let scheme: \"gar\"\n  let link = \"gar://a\"\n  let package = \"MyGarden\"\n}\n")
    #expect(try read("App/CompositionRoot/AppFeatures.swift") == "public import Welcome\n")
    #expect(try read("README.md") == "# My Garden\n\n[Recipes](../Core/docs/recipes.md)\n")
    #expect(try read("Modules/Welcome/WelcomeFlow.swift") == "struct WelcomeFlow {}\n")
    #expect(FileManager.default.isExecutableFile(atPath: app(".ci/run").path))
    for path in [".build", "Modules/Feedback"] { #expect(!FileManager.default.fileExists(atPath: app(path).path)) }
    #expect(try read("iOS/Info.plist") == "<string>gar</string>\n")
    #expect(
      try read("iOS/MyGarden.xcodeproj/project.pbxproj") == "path = MyGarden.app; /* MyGarden.app */\n")
    #expect(lines[0].hasSuffix("Garden, 8 files"))
    #expect(lines[1].hasSuffix("My Garden, made from AppCore, version unknown: it was no repository"))
  }

  @Test func `an app can have the core from an address`() throws {
    let address = "https://example.com/team/app-core.git"
    try make(
      NewApp(name: "Garden", title: "Garden", scheme: "garden", core: CoreSource(address, version: "1.2.0")))

    let manifest = try read("Package.swift")
    #expect(manifest.contains(".package(url: \"https://example.com/team/app-core.git\", from: \"1.2.0\")"))
    #expect(manifest.contains("Product(package: \"app-core\")"))
    #expect(try read("README.md").contains("(https://example.com/team/app-core/blob/1.2.0/docs/recipes.md)"))
  }

  @Test(arguments: ["file:///team/AppCore.git", "git@example.com:team/AppCore.git"])
  func `the pages of a core without a web address are those that a build has checked out`(address: String) throws {
    try make(
      NewApp(name: "Garden", title: "Garden", scheme: "garden", core: CoreSource(address, version: "1.2.0")))

    #expect(try read("README.md").contains("(.build/checkouts/AppCore/docs/recipes.md)"))
  }

  @Test(arguments: [(["Garden"], "Garden"), (["My", "garden"], "MyGarden"), (["My Garden"], "MyGarden")])
  func `the words of a name become an identifier`(words: [String], name: String) {
    #expect(NewApp.identifier(of: words) == name)
  }

  @Test func `refuses an existing folder`() throws {
    try FileManager.default.createDirectory(at: app(""), withIntermediateDirectories: true)

    #expect(throws: ScaffoldError.taken(folder: app("").path)) { try make(.garden) }

    #expect(try FileManager.default.contentsOfDirectory(atPath: app("").path) == [])
  }

  @Test(arguments: [
    (NewApp.garden.named("garden"), ScaffoldError.badName("garden", .app, .notUpperCamelCase)),
    (NewApp.garden.named("Welcome"), .badName("Welcome", .app, .takenByTarget)),
    (NewApp.garden.linked("a b"), .badName("a b", .scheme, .noScheme)),
    (NewApp.garden.linked("1"), .badName("1", .scheme, .noScheme)),
  ])
  func `refuses invalid names, and writes nothing`(app: NewApp, refusal: ScaffoldError) throws {
    #expect(throws: refusal) { try make(app) }

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Core"])
  }

  @Test(arguments: [
    ("https://example.com/core", nil as String?, ScaffoldError.noVersion(nil)),
    ("git@example.com:team/core.git", nil, .noVersion(nil)),
    ("https://example.com/core", "newest", .noVersion("newest")), ("../Core", "1.0.0", .versionOfFolder),
  ])
  func `a core is a folder, or an address with a version`(place: String, version: String?, refusal: ScaffoldError) {
    #expect(throws: refusal) { try CoreSource(place, version: version) }
  }

  /// Catches an app that does not build, since there is no core where it looks for one.
  @Test func `refuses a folder without a core, and a version that the repository does not have`() throws {
    try Data().write(to: core.appending(path: "Package.swift"))
    let git = Git(folder: core)
    _ = try git("init", "--quiet")
    try git.commit("The core")
    _ = try git("tag", "1.0.0")
    _ = try git("tag", "v2.0.0")
    let address = "file://" + core.path

    for place in ["../Core", core.path] { try CoreSource(place, version: nil).check(from: app("")) }
    for version in ["1.0.0", "2.0.0"] { try CoreSource(address, version: version).check(from: app("")) }

    #expect(throws: ScaffoldError.noCore("Core")) { try CoreSource("Core", version: nil).check(from: app("")) }
    #expect(throws: ScaffoldError.noTag("9.9.9", at: address)) {
      try CoreSource(address, version: "9.9.9").check(from: app(""))
    }
    #expect(throws: ScaffoldError.self) { try CoreSource(address + "s", version: "1.0.0").check(from: app("")) }
  }
}

// MARK: - Updating

extension NewAppTests {
  @Test func `an update writes the files of a newer core, and keeps the app's changes`() throws {
    try make(.garden)
    try change("README.md", to: "# Garden\n\n[Recipes](../Core/docs/recipes.md)\n\nOurs.\n")
    try write("#!/bin/sh\nset -e\n", to: ".ci/run", mode: 0o755)
    try write("struct NewHome {}\n", to: "App/NewHome.swift")
    try write("struct WelcomeFlow { let isNewer = true }\n", to: "Modules/Welcome/WelcomeFlow.swift")

    let report = try AppMaker(core: core).update(app(""))

    #expect(report[0].hasPrefix("Merged what AppCore"))
    #expect(try read(".ci/run") == "#!/bin/sh\nset -e\n")
    #expect(try read("App/NewHome.swift") == "struct NewHome {}\n")
    #expect(try read("README.md").hasSuffix("Ours.\n"))
    // A feature belongs to the app.
    #expect(try read("Modules/Welcome/WelcomeFlow.swift") == "struct WelcomeFlow {}\n")
    #expect(try AppMaker(core: core).update(app("")) == ["Nothing differs from app-template."])
  }

  @Test func `a file that the core no longer writes is removed, unless the app has changed it`() throws {
    try make(.garden)
    try FileManager.default.removeItem(at: core.appending(path: Package.starter + "App/StarterApp.swift"))

    _ = try AppMaker(core: core).update(app(""))

    #expect(!FileManager.default.fileExists(atPath: app("App/GardenApp.swift").path))
  }

  @Test func `conflicts are named, and git undoes them`() throws {
    try make(.garden)
    try change(".ci/run", to: "#!/bin/bash\n")
    try write("#!/bin/zsh\n", to: ".ci/run", mode: 0o755)

    #expect(throws: ScaffoldError.conflicts([".ci/run"])) { try AppMaker(core: core).update(app("")) }

    _ = try Git(folder: app(""))("merge", "--abort")
    #expect(try read(".ci/run") == "#!/bin/bash\n")
    // An undone merge is offered again.
    #expect(throws: ScaffoldError.conflicts([".ci/run"])) { try AppMaker(core: core).update(app("")) }
  }

  @Test func `an update requires a clean tree, and the template branch`() throws {
    try make(.garden)
    try Data("x".utf8).write(to: app("new"))
    #expect(throws: ScaffoldError.uncommitted(["new"])) { try AppMaker(core: core).update(app("")) }
    try FileManager.default.removeItem(at: app("new"))
    _ = try Git(folder: app(""))("branch", "--delete", "--force", "app-template")

    #expect(throws: ScaffoldError.noTemplateBranch) { try AppMaker(core: core).update(app("")) }
  }
}

// MARK: - The folders

extension NewAppTests {
  @discardableResult
  private func make(_ app: NewApp) throws -> [String] { try AppMaker(core: core).make(app, at: self.app("")) }

  private func app(_ path: String) -> URL {
    let app = folder.url.appending(path: "Garden")
    return path.isEmpty ? app : app.appending(path: path)
  }

  private func read(_ path: String) throws -> String { try String(contentsOf: app(path), encoding: .utf8) }

  private func change(_ path: String, to text: String) throws {
    try Data(text.utf8).write(to: app(path))
    try Git(folder: app("")).commit("A change of the app")
  }

  private func write(_ text: String, to path: String, mode: Int = 0o644) throws {
    let file = core.appending(path: Package.starter + path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
  }
}

extension NewApp {
  fileprivate static let garden = NewApp(name: "Garden", title: "Garden", scheme: "garden", core: .path("../Core"))

  fileprivate func named(_ name: String) -> NewApp { NewApp(name: name, title: name, scheme: scheme, core: core) }

  fileprivate func linked(_ scheme: String) -> NewApp { NewApp(name: name, title: title, scheme: scheme, core: core) }
}
