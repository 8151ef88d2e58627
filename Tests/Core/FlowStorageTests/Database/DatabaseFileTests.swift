import FlowStorage
import FlowTesting
import Foundation
import Testing

struct DatabaseFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Catches a file that is made for everyone and made private a moment later.
  @Test func `only its owner can access a file, from its creation on`() throws {
    try DatabaseFile(folder.file).createNew()

    #expect(try folder.modes() == ["test.sqlite": 0o600])
  }

  @Test func `an existing file is not changed`() throws {
    try Data("Ada".utf8).write(to: folder.file)

    #expect(throws: DatabaseError.self) { try DatabaseFile(folder.file).createNew() }

    #expect(try folder.contents() == ["test.sqlite": Data("Ada".utf8)])
  }

  @Test func `no other user can open a file in the folder meanwhile`() throws {
    let path = folder.url.path(percentEncoded: false)
    let other = open(path, O_RDONLY)
    defer { close(other) }

    let result = try DatabaseFile(folder.file).withFolderLock(timeout: .zero) { flock(other, LOCK_EX | LOCK_NB) }

    #expect(result == -1)
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
  }

  /// Catches work that is done without the lock.
  @Test func `does nothing in a missing folder`() {
    let file = DatabaseFile(folder.url.appending(path: "missing/test.sqlite"))
    var isDone = false

    #expect(throws: DatabaseError.self) { try file.withFolderLock(timeout: .zero) { isDone = true } }

    #expect(!isDone)
  }
}
