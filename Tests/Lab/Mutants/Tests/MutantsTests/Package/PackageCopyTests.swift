import Foundation
import Testing

@testable import Mutants

struct PackageCopyTests {
  // Catches a copy in which a target lacks the sources that it shares with another one, or the switch of their mutants.
  @Test func `a copy has the package's links, also when it is made again`() async throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "PackageCopyTests-\(UUID())")
    defer { try? files.removeItem(at: folder) }
    let (package, shared) = (folder.appending(path: "package"), "App/Headless/Sandbox/World.swift")
    try files.createDirectory(at: package.appending(path: "App/OverHTTP"), withIntermediateDirectories: true)
    try files.createDirectory(at: package.appending(path: "App/Headless/Sandbox"), withIntermediateDirectories: true)
    try Data("let world = 1\n".utf8).write(to: package.appending(path: shared))
    try files.createSymbolicLink(
      atPath: package.appending(path: "App/OverHTTP/Sandbox").path(percentEncoded: false),
      withDestinationPath: "../Headless/Sandbox")
    _ = try await Command(program: "git", arguments: ["init", "-q"], folder: package).output()
    let copy = PackageCopy(original: package, folder: folder.appending(path: "copy"))

    try await copy.update(with: [:])
    try await copy.update(with: [shared: "let world = 2\n"])

    let linked = copy.folder.appending(path: "App/OverHTTP/Sandbox/World.swift")
    #expect(try String(contentsOf: linked, encoding: .utf8) == "let world = 2\n")
    let target = Target(
      name: "AppOverHTTP", path: "App/OverHTTP", type: "executable", sources: ["Main.swift", "Sandbox/World.swift"])
    #expect(target.sharedFiles(in: package) == [shared])
  }
}
