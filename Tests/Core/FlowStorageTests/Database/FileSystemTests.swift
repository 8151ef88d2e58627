import FlowTesting
import Foundation
import Testing

@testable import FlowStorage

/// The database's own work on files, on the system's file system.
struct FileSystemTests {
  private let files = SystemFileSystem()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Catches a process that can open nothing any more after some thousand transactions.
  @Test func `a file that is written or flushed is closed again`() throws {
    // Other tests open hundreds of files meanwhile, but not in each round.
    let increases = try (1...3).map { _ in
      let before = try lowestDescriptor()
      for _ in 1...500 {
        try files.write(Data("mark".utf8), to: path("mark"))
        try files.sync(path("mark"))
        try files.withLock(onFolder: path(""), timeout: .zero) {}
        try files.create(path("new"))
        files.remove(path("new"))
      }
      return try lowestDescriptor() - before
    }

    #expect(increases.contains { $0 < 500 })
    #expect(files.status(of: path("mark"))?.size == 4)
  }

  @Test func `a shorter content leaves nothing of the longer one`() throws {
    for text in ["longer", "short"] { try files.write(Data(text.utf8), to: path("file")) }

    #expect(try files.content(of: path("file")) == Data("short".utf8))
  }

  /// A folder has no second link, like a file on some file systems.
  @Test func `a file that cannot be linked is renamed, unless the new name exists`() throws {
    for name in ["one", "other"] {
      try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: false)
    }

    try files.rename(path("one"), toNew: path("two"))
    #expect(throws: DatabaseError.self) { try files.rename(path("two"), toNew: path("other")) }

    #expect(["one", "two", "other"].map { files.exists(path($0)) } == [false, true, true])
  }

  /// Catches a name with a sign that stands for another one in an address.
  @Test func `a path through a link is resolved, also where there is no file yet`() throws {
    let real = folder.url.appending(path: "a folder")
    try FileManager.default.createDirectory(at: real, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: path("a link"), withDestinationPath: path("a folder"))
    let resolved = files.resolve(real.path(percentEncoded: false))

    #expect(files.resolve(path("a link")) == resolved)
    #expect(files.resolve(path("a link") + "/a file") == resolved + "/a file")
    #expect(files.resolve(path("none") + "/a file") == path("none") + "/a file")
  }

  /// Catches a lock that is given up at once, and one that is not seen when it is free again.
  @Test func `a folder that is locked for a moment is waited for`() throws {
    let descriptor = open(path(""), O_RDONLY)
    #expect(flock(descriptor, LOCK_EX) == 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) { close(descriptor) }

    let result = try files.withLock(onFolder: path(""), timeout: .seconds(60)) { 7 }

    #expect(result == 7)
  }

  /// A device cannot be flushed.
  @Test func `a file that is not flushed is reported`() {
    #expect(throws: DatabaseError.self) { try files.sync("/dev/null") }
  }

  @Test func `flushing a missing file fails with the reason`() {
    #expect(throws: DatabaseFile.error(ENOENT)) { try files.sync(path("none")) }
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path(percentEncoded: false) }

  private func lowestDescriptor() throws -> Int32 {
    let descriptor = open("/dev/null", O_RDONLY)
    try #require(descriptor >= 0)
    close(descriptor)
    return descriptor
  }
}
