import Foundation
import Testing

@testable import Studio

/// Journeys that continue others.
struct JourneyFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = folder.appending(path: name + ".journey")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  // Catches a journey that two others continue, played twice.
  @Test func `each journey that others continue is played once, from the folder above`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write([
      "A/first": "tap \"1\"", "A/second": "after A/first\ntap \"2\"",
      "B/third": "after A/first\nafter A/second\ntap \"3\"",
    ])

    #expect(try JourneyFile(folder.appending(path: "B/third.journey")).text == "tap \"1\"\ntap \"2\"\ntap \"3\"")
  }

  @Test func `a journey that continues itself is refused, and so is one that is not there`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(["A/one": "after A/two", "A/two": "after A/one", "A/lost": "after A/nowhere"])

    for name in ["A/one", "A/lost"] {
      #expect(throws: UsageError.self) { try JourneyFile(folder.appending(path: name + ".journey")) }
    }
  }
}
