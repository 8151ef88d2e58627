import Database
import Foundation
import TestSupport
import Testing

/// The log of a killed process, and damage of it.
struct WriteAheadLogTests {
  private let folder: TemporaryFolder
  private let log: URL

  init() throws {
    folder = try TemporaryFolder()
    log = folder.url.appending(path: "test.sqlite-wal")
  }

  @Test func `a log that a killed process has left is whole, and all in it is there`() async throws {
    try leaveLog()

    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    #expect(await database.repair == nil)
    #expect(try await database.names() == ["Ada", "Grace", "Alan"])
  }

  /// SQLite stops at the first frame that is not sound, and says nothing of those behind it.
  @Test func `a damaged frame is reported at any position`() throws {
    try leaveLog()
    let sound = try Data(contentsOf: log)

    for offset in stride(from: 0, to: sound.count, by: 97) {
      var bytes = sound
      bytes[offset] ^= 0x10
      // The page's size and the count of checkpoints are read, too, but the header's checksum covers them.
      #expect(WriteAheadLog(bytes).isBroken, "byte \(offset)")
    }
    #expect(!WriteAheadLog(sound).isBroken)
    #expect(WriteAheadLog(sound.dropLast(100)).isBroken)
    #expect(!WriteAheadLog(Data()).isBroken)
  }

  @Test func `a log without a frame is whole, and less than that is not`() throws {
    try leaveLog()
    let sound = try Data(contentsOf: log)

    #expect(!WriteAheadLog(sound.prefix(32)).isBroken)
    #expect(WriteAheadLog(sound.prefix(31)).isBroken)
    #expect(WriteAheadLog(sound.prefix(1)).isBroken)
  }

  /// SQLite begins a log again in the same file: what is behind the end is of an earlier one.
  @Test func `a frame of an earlier log is none of this one, and what is damaged of this one is`() throws {
    try leaveLog()
    let sound = try Data(contentsOf: log)
    func frame(damagingSalt count: Int) -> Data {
      Data(sound.dropFirst(32).prefix(4096 + 24).enumerated().map { (8..<8 + count).contains($0) ? ~$1 : $1 })
    }

    #expect(!WriteAheadLog(sound + frame(damagingSalt: 8)).isBroken)
    #expect(WriteAheadLog(sound + frame(damagingSalt: 2)).isBroken)
    #expect(WriteAheadLog(sound + frame(damagingSalt: 0).prefix(17)).isBroken)
    #expect(!WriteAheadLog(sound + frame(damagingSalt: 0).prefix(16)).isBroken)
  }

  /// A machine of the other byte order says so in the last bit of the first number.
  @Test func `a log of another machine is read in its order of bytes`() throws {
    try leaveLog()
    var header = Array(try Data(contentsOf: log).prefix(24))
    header[3] = 0x83
    let words = stride(from: 0, to: 24, by: 4).map { header[$0..<$0 + 4].reduce(0) { $0 << 8 | UInt32($1) } }
    var (first, second): (UInt32, UInt32) = (0, 0)
    for index in stride(from: 0, to: words.count, by: 2) {
      first = first &+ words[index] &+ second
      second = second &+ words[index + 1] &+ first
    }
    let sums = withUnsafeBytes(of: (first.bigEndian, second.bigEndian), Array.init)

    #expect(!WriteAheadLog(Data(header + sums)).isBroken)
    #expect(WriteAheadLog(Data(header + sums.reversed())).isBroken)
  }

  @Test func `warns that the latest change may be missing`() async throws {
    try leaveLog()
    var bytes = try Data(contentsOf: log)
    bytes[bytes.count - 4096] ^= 1
    try bytes.write(to: log)

    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    #expect(try await database.names() == ["Ada", "Grace"])
    #expect(
      await database.repair?.sentence == """
        The end of the data file's log can't be read: the latest changes may be missing. \
        The damaged file is kept as test.sqlite.damaged.
        """)
    #expect(try folder.contents()["test.sqlite.damaged-wal"] == bytes)
  }

  /// Catches a file that is refused because a power cut came while its log was moved into it.
  @Test func `a file that ends inside a page is whole with its log`() async throws {
    try leaveLog()
    try (Data(contentsOf: folder.file) + Data(count: 100)).write(to: folder.file)

    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    #expect(await database.repair == nil)
    #expect(try await database.names() == ["Ada", "Grace", "Alan"])
  }

  /// SQLite would throw the log away.
  @Test func `an empty file with a log is refused, and is not touched`() async throws {
    try leaveLog()
    try Data().write(to: folder.file)
    let before = try folder.contents()

    await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    }

    #expect(try folder.contents() == before)
  }

  /// Copies the files of a process that writes, as if it had been killed then.
  private func leaveLog() throws {
    let other = try TemporaryFolder()
    let connection = try Connection.people(other)
    for name in ["Ada", "Grace", "Alan"] { try connection.write { try $0.insert(name) } }
    for name in ["test.sqlite", "test.sqlite-wal"] {
      try FileManager.default.copyItem(at: other.url.appending(path: name), to: folder.url.appending(path: name))
    }
  }
}
