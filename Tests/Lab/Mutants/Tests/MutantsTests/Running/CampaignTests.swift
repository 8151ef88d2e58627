import Foundation
import Testing

@testable import Mutants

struct CampaignTests {
  @Test func `a folder has its Swift files in order, and a file only itself`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "CampaignTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root.appending(path: "A/Inner"), withIntermediateDirectories: true)
    for name in ["A/Two.swift", "A/Inner/One.swift", "A/Texts.xcstrings"] {
      try Data(name.utf8).write(to: root.appending(path: name))
    }

    #expect(try Campaign.files(in: "A", of: root).map(\.path) == ["A/Inner/One.swift", "A/Two.swift"])
    #expect(try Campaign.files(in: "A/Two.swift", of: root).map(\.path) == ["A/Two.swift"])
  }
}
