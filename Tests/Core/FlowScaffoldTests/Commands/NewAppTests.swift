import Foundation
import TestSupport
import Testing

@testable import Scaffold

/// A package with a starter of three files, one of them behind a link.
struct NewAppTests {
  private let folder: TemporaryFolder
  private let root: URL

  init() throws {
    folder = try TemporaryFolder()
    root = folder.url.appending(path: "Home", directoryHint: .isDirectory)
    try write("let package = Package(\n  name: \"Home\",\n  platforms: [])\n", to: "Package.swift")
    try write("let package = Package(name: \"Starter\")\n", to: "Modules/Tools/Starter/Package.swift")
    try write(
      "struct StarterApp {\n  let scheme: \"starter\"\n  let link = \"starter://a\"\n  let package = \"Starter\"\n}\n",
      to: "Modules/Tools/Starter/App/StarterApp.swift")
    try write("struct Starter {}\n", to: "Modules/Kernel/Kit/Kit.swift")
    try write("#!/bin/sh\n", to: "Modules/Tools/Starter/.ci/run", mode: 0o755)
    try write("# Starter\n", to: "Modules/Tools/Starter/README.md")
    try write("left\n", to: "Modules/Tools/Starter/.build/left")
    try FileManager.default.createDirectory(
      at: root.appending(path: "Modules/Tools/Starter/Modules"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: "Modules/Tools/Starter/Modules/Kernel").path,
      withDestinationPath: "../../../Kernel")
  }

  @Test func `renames the starter's own files, and copies shared ones unchanged`() throws {
    let lines = try AppMaker(root: root).make(
      NewApp(name: "MyGarden", title: "My Garden", scheme: "gar", path: "../Garden"))

    #expect(try read("Package.swift") == "let package = Package(name: \"MyGarden\")\n")
    #expect(
      try read("App/MyGardenApp.swift")
        == "struct MyGardenApp {\n  let scheme: \"gar\"\n  let link = \"gar://a\"\n  let package = \"MyGarden\"\n}\n")
    #expect(try read("README.md") == "# My Garden\n")
    #expect(try read("Modules/Kernel/Kit/Kit.swift") == "struct Starter {}\n")
    #expect(FileManager.default.isExecutableFile(atPath: app(".ci/run").path))
    #expect(!FileManager.default.fileExists(atPath: app(".build").path))
    #expect(lines[0].hasSuffix("Garden, 5 files, of which 4 are the app's own"))
    #expect(lines[2].hasSuffix("My Garden, made from Home, version unknown: it was no repository"))
  }

  @Test(arguments: [(["Garden"], "Garden"), (["My", "garden"], "MyGarden"), (["My Garden"], "MyGarden")])
  func `the words of a name become an identifier`(words: [String], name: String) {
    #expect(NewApp.identifier(of: words) == name)
  }

  @Test func `refuses an existing folder`() throws {
    try FileManager.default.createDirectory(at: app(""), withIntermediateDirectories: true)

    #expect(throws: ScaffoldError.taken(folder: app("").standardizedFileURL.path)) {
      try AppMaker(root: root).make(NewApp(name: "Garden", title: "Garden", scheme: "garden", path: "../Garden"))
    }

    #expect(try FileManager.default.contentsOfDirectory(atPath: app("").path) == [])
  }

  @Test(arguments: [
    (
      NewApp(name: "garden", title: "garden", scheme: "a", path: "../A"),
      ScaffoldError.badName("garden", .app, .notUpperCamelCase)
    ),
    (NewApp(name: "Kit", title: "Kit", scheme: "a", path: "../A"), .badName("Kit", .app, .takenByTarget)),
    (NewApp(name: "Garden", title: "Garden", scheme: "a b", path: "../A"), .badName("a b", .scheme, .noScheme)),
    (NewApp(name: "Garden", title: "Garden", scheme: "1", path: "../A"), .badName("1", .scheme, .noScheme)),
  ])
  func `refuses invalid names, and writes nothing`(app: NewApp, refusal: ScaffoldError) throws {
    #expect(throws: refusal) { try AppMaker(root: root).make(app) }

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Home"])
  }

  private func app(_ path: String) -> URL { folder.url.appending(path: "Garden").appending(path: path) }

  private func read(_ path: String) throws -> String { try String(contentsOf: app(path), encoding: .utf8) }

  private func write(_ text: String, to path: String, mode: Int = 0o644) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
  }
}
