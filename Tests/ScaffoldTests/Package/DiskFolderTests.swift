import Foundation
import TestSupport
import Testing

@testable import Scaffold

struct DiskFolderTests {
  private let temporary: TemporaryFolder
  private var root: URL { temporary.url }

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func `a package on the disk is left as it was found`() throws {
    let folder = DiskFolder(root: root)
    for (path, text) in [String: String].smallPackage { try folder.write(Data(text.utf8), to: path) }
    let manifest = root.appending(path: "Package.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: manifest)
    let before = try everything()
    var said = ""
    let command = ScaffoldCommand(folder: folder, write: { said += $0 }, writeError: { said += $0 })

    let made = command.run(["new-feature", "Trip", "--screens", "Term"])
    let between = try everything()
    let removed = command.run(["remove-feature", "Trip"])

    #expect(made == 0, "\(said)")
    #expect(between.contains("Modules/Features/Trip/.new-feature.json"))
    #expect(removed == 0, "\(said)")
    #expect(try everything() == before)
    #expect(try FileManager.default.attributesOfItem(atPath: manifest)[.posixPermissions] as? Int == 0o600)
  }

  @Test func `reports the system's error`() {
    let error = CocoaError(.fileWriteNoPermission, userInfo: [NSUnderlyingErrorKey: POSIXError(.EACCES)])

    #expect(error.reason == "permission denied")
  }

  private func everything() throws -> Set<String> {
    Set(try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { !$0.hasPrefix(".build") })
  }
}
