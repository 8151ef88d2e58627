import FlowCommandLine
import FlowStorage
import Foundation
import Testing

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

/// `App check` and `App backup`.
@MainActor
struct DataCommandTests {
  private let folder: TestFolder
  private let path: String

  init() async throws {
    folder = try TestFolder()
    let disk = try await KnownDisk.shared
    path = try folder.write(disk.bytes, to: "app.sqlite")
  }

  @Test func `check reports intact data`() async {
    let console = TestConsole()

    #expect(await console.run("check", "--database", path) == .success)
    #expect(
      console.output == """
        Your details: 1, all readable.
        Notes and drafts: 7, all readable.
        Businesses: 2, all readable.
        Accounts: 1, all readable.
        Transfers confirmed on this device: 2, all readable.
        Everything can be read.

        """)
  }

  @Test func `check reports the damage and its consequences`() async throws {
    try change("Looms", to: "Lopms")
    let console = TestConsole()

    #expect(await console.run("check", "--database", path) == .failed)
    #expect(
      console.output.contains(
        "Businesses: 1 readable, 1 damaged. The bank still has their transfers."))
  }

  /// Without the repair, the person could not send until a backup is restored.
  @Test func `check repairs a damaged account record, and quarantines the damaged one`() async throws {
    try change("\"activeProfile\"", to: "\"bctiveProfile\"")
    let (first, second) = (TestConsole(), TestConsole())

    #expect(await first.run("check", "--database", path) == .failed)
    #expect(await second.run("check", "--database", path) == .success)

    #expect(
      first.output.hasPrefix(
        "The account record was damaged, and was restored from your details: you send as yourself now.\n"))
    #expect(second.output.contains("Quarantined damaged entries: 1."))
    let session = TestConsole("OK", "look")
    _ = await session.run("--database", path, isTerminal: true)
    #expect(session.output.contains("[Send money]"))
  }

  @Test func `check reports the readable part of a file that cannot be opened`() async throws {
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes.removeLast(100)
    try bytes.write(to: URL(filePath: path))
    let console = TestConsole()

    #expect(await console.run("check", "--database", path) == .failed)
    #expect(console.output.hasPrefix("The data file is damaged."))
    #expect(console.output.contains("Your details: 1, all readable."))
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
  }

  @Test func `check creates no file`() async {
    let console = TestConsole()

    #expect(await console.run("check", "--database", folder.path("none")) == .usage)
    #expect(!FileManager.default.fileExists(atPath: folder.path("none")))
  }

  @Test func `backup copies while the app runs, and overwrites no file`() async throws {
    let copy = folder.path("copy.sqlite")
    let device = try await Device.launched(
      dataAt: URL(filePath: path), startingAt: DeviceClock.journeyStart)
    let console = TestConsole()

    #expect(await console.run("backup", copy, "--database", path) == .success)
    await device.quit()
    #expect(await console.run("check", "--database", copy) == .success)
    #expect(try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int == 0o600)
    let bytes = try Data(contentsOf: URL(filePath: copy))
    #expect(await console.run("backup", copy, "--database", path) == .usage)
    #expect(try Data(contentsOf: URL(filePath: copy)) == bytes)
  }

  /// Catches a report of success although the copy is an empty file.
  @Test func `the copy has the rows of the original, and the same report`() async throws {
    let copy = folder.path("copy.sqlite")
    let consoles = [TestConsole(), TestConsole()]

    #expect(await TestConsole().run("backup", copy, "--database", path) == .success)

    for (console, file) in zip(consoles, [path, copy]) { _ = await console.run("check", "--database", file) }
    #expect(consoles[0].output == consoles[1].output)
    #expect(try await rows(of: copy) == rows(of: path))
  }

  /// Catches a success for data that was not as it was saved, since the repaired copy is sound.
  @Test func `backup fails if the original was repaired, and reports the repair`() async throws {
    _ = try folder.write(Array("The journal of another program".utf8), to: "app.sqlite-journal")
    let console = TestConsole()

    #expect(await console.run("backup", folder.path("copy.sqlite"), "--database", path) == .failed)

    #expect(console.output.hasPrefix("A file of another program was beside the data of this app."))
  }

  /// Catches a missing original that is created empty, and reported as copied.
  @Test(arguments: ["backup", "restore"])
  func `a missing file is not copied, and no copy is created`(_ command: String) async throws {
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.path("")).sorted()
    let (missing, other) = (folder.path("ap.sqlite"), folder.path("other.sqlite"))
    let console = TestConsole()

    let words = command == "backup" ? [command, other, "--database", missing] : [command, missing, "--database", path]
    #expect(await console.run(words) == .usage)

    #expect(console.output == "")
    #expect(console.errors.contains("ap.sqlite"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")).sorted() == before)
  }

  /// Catches a backup put back by hand beside the log of a killed app: a mixture of both, or a refusal at each launch.
  @Test func `restore puts a backup in the place of the data, and keeps a copy of it`() async throws {
    let (copy, backup) = (folder.path("app.sqlite.replaced"), folder.path("backup.sqlite"))
    let disk = try await KnownDisk.shared
    let console = TestConsole()
    #expect(await console.run("backup", backup, "--database", path) == .success)
    _ = try folder.write(disk.running.file, to: "app.sqlite")
    _ = try folder.write(disk.running.log.dropLast(5_000), to: "app.sqlite-wal")
    _ = try folder.write(disk.running.mark, to: "app.sqlite-mark")
    let before = try Data(contentsOf: URL(filePath: backup))

    let status = await console.run("restore", backup, "--database", path)

    #expect(status == .success)
    #expect(
      console.output.hasSuffix(
        "The data was restored from \(backup).\nThe former data is kept as app.sqlite.replaced.\n"))
    #expect(await console.run("check", "--database", path) == .success)
    #expect(try Data(contentsOf: URL(filePath: copy)) == Data(disk.running.file))
    #expect(try Data(contentsOf: URL(filePath: backup)) == before)
    #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
  }

  @Test func `restore does nothing while the app runs, or with a backup that is damaged`() async throws {
    let bytes = try Data(contentsOf: URL(filePath: path))
    let damaged = try folder.write(Array(bytes.dropLast(100)), to: "damaged.sqlite")
    let backup = try folder.write(Array(bytes), to: "backup.sqlite")
    let device = try await Device.launched(
      dataAt: URL(filePath: path), startingAt: DeviceClock.journeyStart)
    let console = TestConsole()

    #expect(await console.run("restore", backup, "--database", path) == .usage)
    await device.quit()
    let after = try Data(contentsOf: URL(filePath: path))
    #expect(await console.run("restore", damaged, "--database", path) == .usage)

    #expect(console.errors.contains("Another program is busy with the data."))
    #expect(try Data(contentsOf: URL(filePath: path)) == after)
    #expect(!FileManager.default.fileExists(atPath: path + ".new"))
  }

  /// Catches `graph --output my.sqlite --force`, which replaced the data.
  @Test func `no option overwrites a database`() async throws {
    let bytes = try Data(contentsOf: URL(filePath: path))
    let console = TestConsole()

    #expect(await console.run("graph", "Home", "--output", path, "--force") == .usage)
    #expect(await console.run("--record", path, "--force") == .usage)

    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
  }

  @Test func `the folder of a killed session is removed by the next one, and that of a running one is not`() throws {
    let parent = URL(filePath: folder.path(""))
    let (running, next) = (TemporaryFolder(in: parent), TemporaryFolder(in: parent))
    let killed = parent.appending(path: "App-killed", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: killed, withIntermediateDirectories: false)
    try Data().write(to: parent.appending(path: "App-killed.lock"))
    try running.create()

    try next.create()

    #expect(!FileManager.default.fileExists(atPath: killed.path))
    #expect(FileManager.default.fileExists(atPath: running.file("").path))
    running.remove()
    next.remove()
    #expect(try FileManager.default.contentsOfDirectory(atPath: parent.path) == ["app.sqlite"])
  }

  @Test(arguments: [
    ["check"], ["backup", "a"], ["restore", "--database", "a"], ["backup", "--database", "a"],
    ["check", "x", "--database", "a"],
  ])
  func `a missing argument is an error`(_ words: [String]) {
    #expect(throws: CommandLineError.self) { try Arguments(words) }
  }

  /// The rows of all tables of the app.
  private func rows(of file: String) async throws -> [[DatabaseRow]] {
    let database = try await appSchema.open(.file(URL(filePath: file)))
    let rows = try await database.read { [tables = appSchema.allTables] transaction in
      try tables.map { try transaction.rows(of: $0) }
    }
    await database.close()
    return rows
  }

  private func change(_ text: String, to other: String) throws {
    var bytes = try Data(contentsOf: URL(filePath: path))
    let range = try #require(bytes.range(of: Data(text.utf8)))
    bytes.replaceSubrange(range, with: Data(other.utf8))
    try bytes.write(to: URL(filePath: path))
  }
}
