import Foundation
import Testing

@testable import Mutants

struct LogTests {
  @Test func `each line is read once, when all of it is there`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "LogTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    var log = Log(file)
    var read = [log.newLines()]

    for text in ["one\ntw", "one\ntwo\n", "one\ntwo\n", "one\ntwo\nthree\nfour\nfi"] {
      try Data(text.utf8).write(to: file)
      read.append(log.newLines())
    }

    #expect(read == ["", "one\n", "two\n", "", "three\nfour\n"])
  }
}
