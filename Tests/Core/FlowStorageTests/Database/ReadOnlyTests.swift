import FlowStorage
import FlowTesting
import Foundation
import Testing

/// Opens in a separate process, which gives up the rights that root has.
struct ReadOnlyTests {
  let folder: TemporaryFolder
  let sentence = "The data can't be written. Allow writing to its file and folder, and try again."

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [0o700, 0o500])
  func `a file that may not be written is not touched`(folderMode: mode_t) throws {
    try Connection.people(folder).write { try $0.insert("Ada") }
    try share(folderMode, fileMode: folderMode == 0o700 ? 0o444 : 0o666)
    let before = try folder.contents()

    let said = try Storm.run("open", folder.file.path(percentEncoded: false))

    #expect(said == sentence)
    #expect(try folder.contents() == before)
  }

  @Test func `nothing is made in a folder that may not be written`() throws {
    try share(0o500, fileMode: nil)

    let said = try Storm.run("open", folder.file.path(percentEncoded: false))

    #expect(said == sentence)
    #expect(try folder.contents().isEmpty)
  }

  /// Gives everyone the rights that the owner has: the process that tries may be another user.
  private func share(_ folderMode: mode_t, fileMode: mode_t?) throws {
    if let fileMode { chmod(folder.file.path(percentEncoded: false), fileMode) }
    chmod(folder.url.path(percentEncoded: false), folderMode | folderMode >> 3 | folderMode >> 6)
  }
}
