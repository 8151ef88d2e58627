import FlowTesting
import Foundation
import Testing

@testable import FlowProgram

struct RecordingFileTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  /// Catches a file that is overwritten, and made readable by everyone.
  @Test func `an existing file is overwritten only if requested`() throws {
    let path = try folder.write(Array("mine".utf8), to: "a.journey")

    #expect(throws: UsageError.fileExists(path)) { try RecordingFile(at: path, overwriting: false) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")

    try RecordingFile(at: path, overwriting: true).write("new")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    #expect(try mode(of: path) == 0o600)
  }

  @Test func `a recording is readable by its owner only, and is replaced by each write`() throws {
    let path = folder.path("a.journey")
    let file = try RecordingFile(at: path, overwriting: false)

    try file.write("a long text")
    try file.write("short")

    #expect(try String(contentsOfFile: path, encoding: .utf8) == "short")
    #expect(try mode(of: path) == 0o600)
  }

  @Test(arguments: [true, false])
  func `a symbolic link is not followed`(isOverwriting: Bool) throws {
    let target = try folder.write(Array("mine".utf8), to: "target")
    let link = folder.path("a.journey")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)

    #expect(throws: UsageError.self) { try RecordingFile(at: link, overwriting: isOverwriting) }
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "mine")
  }

  @Test func `a path that is not a file is refused`() throws {
    #expect(throws: UsageError.self) { try RecordingFile(at: "/dev/null", overwriting: true) }
  }

  @Test func `the errors name the solution`() {
    #expect(
      UsageError.fileExists("a").sentence == "a exists already, and nothing was written. --force overwrites it.")
  }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
