import FlowCommandLine
import FlowHeadless
import FlowStorage
import FlowTesting
import Foundation
import Testing

@testable import FlowProgram

/// The commands check, backup and restore.
@MainActor
struct DataCommandTests {
  private let app = GreetingApp()
  private let folder: TestFolder
  private let path: String

  init() async throws {
    folder = try TestFolder()
    path = folder.path("app.sqlite")
    let device = try await launchedDevice(greeting: "Ada")
    await device.quit()
  }

  /// Launches the app on its data, and types a name.
  private func launchedDevice(greeting name: String) async throws -> Device {
    let device = try await app.launchDevice(dataAt: URL(filePath: path), startingAt: DeviceClock.journeyStart)
    try device.driver?.window.perform(.fill("Name", with: name))
    await device.driver?.settle()
    return device
  }

  @Test func `check reports the readable part of a file that cannot be opened`() async throws {
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes.removeLast(100)
    try bytes.write(to: URL(filePath: path))
    let console = TestConsole()

    #expect(await console.run("check", "--database", path, in: app) == .failed)
    #expect(console.output.hasPrefix("The data file is damaged."))
    #expect(console.output.contains("Notes and drafts: 1, all readable."))
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
  }

  @Test func `check creates no file`() async {
    let console = TestConsole()

    #expect(await console.run("check", "--database", folder.path("none"), in: app) == .usage)
    #expect(!FileManager.default.fileExists(atPath: folder.path("none")))
  }

  @Test func `backup copies while the app runs, and overwrites no file`() async throws {
    let copy = folder.path("copy.sqlite")
    let device = try await launchedDevice(greeting: "Grace")
    let console = TestConsole()

    #expect(await console.run("backup", copy, "--database", path, in: app) == .success)
    await device.quit()
    #expect(await console.run("check", "--database", copy, in: app) == .success)
    #expect(try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int == 0o600)
    let bytes = try Data(contentsOf: URL(filePath: copy))
    #expect(await console.run("backup", copy, "--database", path, in: app) == .usage)
    #expect(try Data(contentsOf: URL(filePath: copy)) == bytes)
  }

  /// Catches a report of success although the copy is an empty file.
  @Test func `the copy has the rows of the original, and the same report`() async throws {
    let copy = folder.path("copy.sqlite")
    let consoles = [TestConsole(), TestConsole()]

    #expect(await TestConsole().run("backup", copy, "--database", path, in: app) == .success)

    for (console, file) in zip(consoles, [path, copy]) { _ = await console.run("check", "--database", file, in: app) }
    #expect(consoles[0].output == consoles[1].output)
    #expect(try await rows(of: copy) == rows(of: path))
  }

  /// Catches a success for data that was not as it was saved, since the repaired copy is sound.
  @Test func `backup fails if the original was repaired, and reports the repair`() async throws {
    _ = try folder.write(Array("The journal of another program".utf8), to: "app.sqlite-journal")
    let console = TestConsole()

    #expect(await console.run("backup", folder.path("copy.sqlite"), "--database", path, in: app) == .failed)

    #expect(console.output.hasPrefix("A file of another program was beside the data of this app."))
  }

  /// Catches a missing original that is created empty, and reported as copied.
  @Test(arguments: ["backup", "restore"])
  func `a missing file is not copied, and no copy is created`(_ command: String) async throws {
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.path("")).sorted()
    let (missing, other) = (folder.path("ap.sqlite"), folder.path("other.sqlite"))
    let console = TestConsole()

    let words = command == "backup" ? [command, other, "--database", missing] : [command, missing, "--database", path]
    #expect(await console.run(words, in: app) == .usage)

    #expect(console.output == "")
    #expect(console.errors.contains("ap.sqlite"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")).sorted() == before)
  }

  /// Catches a backup put back by hand beside the log of a killed app: a mixture of both, or a refusal at each launch.
  @Test func `restore puts a backup in the place of the data, and keeps a copy of it`() async throws {
    let (copy, backup) = (folder.path("app.sqlite.replaced"), folder.path("backup.sqlite"))
    let console = TestConsole()
    #expect(await console.run("backup", backup, "--database", path, in: app) == .success)
    let device = try await launchedDevice(greeting: "Grace")
    func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: folder.path(name)))) }
    let running = (file: try bytes("app.sqlite"), log: try bytes("app.sqlite-wal"), mark: try bytes("app.sqlite-mark"))
    await device.quit()
    _ = try folder.write(running.file, to: "app.sqlite")
    _ = try folder.write(running.log.dropLast(100), to: "app.sqlite-wal")
    _ = try folder.write(running.mark, to: "app.sqlite-mark")
    let before = try Data(contentsOf: URL(filePath: backup))

    let status = await console.run("restore", backup, "--database", path, in: app)

    #expect(status == .success)
    #expect(
      console.output.hasSuffix(
        "The data was restored from \(backup).\nThe former data is kept as app.sqlite.replaced.\n"))
    #expect(await console.run("check", "--database", path, in: app) == .success)
    #expect(try Data(contentsOf: URL(filePath: copy)) == Data(running.file))
    #expect(try Data(contentsOf: URL(filePath: backup)) == before)
    #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
  }

  @Test func `restore does nothing while the app runs, or with a backup that is damaged`() async throws {
    let bytes = try Data(contentsOf: URL(filePath: path))
    let damaged = try folder.write(Array(bytes.dropLast(100)), to: "damaged.sqlite")
    let backup = try folder.write(Array(bytes), to: "backup.sqlite")
    let device = try await launchedDevice(greeting: "Grace")
    let console = TestConsole()

    #expect(await console.run("restore", backup, "--database", path, in: app) == .usage)
    await device.quit()
    let after = try Data(contentsOf: URL(filePath: path))
    #expect(await console.run("restore", damaged, "--database", path, in: app) == .usage)

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

    #expect(console.errors.split(separator: "\n").count { $0.contains("app.sqlite") } == 2, "\(console.errors)")
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
  }

  @Test func `the folder of a killed session is removed by the next one, and that of a running one is not`() throws {
    let parent = URL(filePath: folder.path(""))
    let (running, next) = (FlowProgram.TemporaryFolder(in: parent), FlowProgram.TemporaryFolder(in: parent))
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

  /// The rows of all tables.
  private func rows(of file: String) async throws -> [[DatabaseRow]] {
    let database = try await app.schema.open(.file(URL(filePath: file)))
    let rows = try await database.read { [tables = app.schema.allTables] transaction in
      try tables.map { try transaction.rows(of: $0) }
    }
    await database.close()
    return rows
  }
}
