import FlowHeadless
import FlowKit
import FlowStorage
import FlowTesting
import Foundation
import SandboxBank
import Storage
import Testing

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

/// The messages after damage of the data between launches.
@MainActor
struct LaunchFaultTests {
  private let folder: TestFolder
  private let file: URL

  init() async throws {
    folder = try TestFolder()
    file = URL(filePath: folder.path("app.sqlite"))
    let disk = try await KnownDisk.shared
    _ = try folder.write(disk.bytes, to: "app.sqlite")
    for (name, bytes) in disk.otherFiles { _ = try folder.write(Array(bytes), to: name) }
  }

  /// Catches a false "A transfer that you left was not sent": `quick_check` does not compare indexes with tables.
  @Test func `a damaged index makes no sent transfer unsent`() async throws {
    try damageIndex(named: "sqlite_autoindex_intent_1")

    let device = try await launch()
    let (notice, home) = try await read(device)

    #expect(
      notice == [
        "The data on this device was damaged, and was repaired. "
          + "The damaged file is kept as app.sqlite.damaged."
      ])
    #expect(home.filter { $0.contains("who gets 119.02 EUR") }.count == 2)
    #expect(!(notice + home).contains { $0.contains("was not sent") })
    await device.quit()
  }

  /// Catches a home that offers to open an account that exists.
  @Test func `opens no second account if the account record is damaged`() async throws {
    try await change("UPDATE document SET body = replace(body, 'ada@', 'adb@') WHERE name = 'onboarded user'")

    let device = try await launch()
    let (notice, home) = try await read(device)

    #expect(
      notice == [
        "This can't be read any more, and may be missing: your account. Check it, and set up again what is missing."
      ])
    #expect(home.contains(HomeContent.unknownAccount.developerForm))
    #expect(!actions(device).contains("Open an account"))
    #expect(!actions(device).contains("Send money"))
    await device.open("appcore://onboarding")
    await device.driver?.settle()
    #expect(
      device.driver?.window.snapshot?.lines == [
        HomeContent.unknownAccount.developerForm + " Choose “What you can do” at home."
      ])
    await device.quit()
  }

  /// Catches a damaged business that hides all businesses without a message.
  @Test func `a damaged business hides no other`() async throws {
    try await change("UPDATE business SET body = CAST(x'ff' || body AS TEXT) WHERE position = 1")

    let device = try await launch()
    let home = try await read(device).home

    #expect(home.contains("Business: Looms"))
    #expect(!home.contains("Business: Engines Ltd"))
    #expect(
      home.contains(
        "1 of your businesses cannot be read any more. Enter what is missing again; the damaged data is kept."))
    await device.quit()
  }

  @Test func `damaged details are asked for again, and are quarantined`() async throws {
    try await change("UPDATE profile SET body = replace(body, 'Ada', 'Adb')")

    let device = try await launch()
    let home = try await read(device).home

    #expect(
      home.contains("Your details were damaged on this device. Enter them again; the damaged data is kept."))
    #expect(actions(device).contains("Add your details"))
    await device.quit()
  }

  @Test func `sends nothing with a damaged transfer record, and home reports it`() async throws {
    try await change("UPDATE intent SET body = replace(body, 'begunAt', 'begunBt') WHERE transfer IS NULL")

    let device = try await launch()
    let home = try await read(device).home

    #expect(
      home.contains(
        "This device cannot read its records of 1 of your transfers. The bank's list below shows the sent ones."))
    #expect(home.filter { $0.contains("who gets 119.02 EUR") }.count == 1)
    await device.quit()
  }

  /// Catches invalid UTF-8 that stops the app, and broken JSON that is dropped in silence.
  @Test(arguments: ["CAST(x'ff' AS TEXT)", "'{'", "''"])
  func `a damaged draft is dropped with a message`(_ body: String) async throws {
    try await change("UPDATE document SET body = \(body) WHERE name = 'profile draft'")

    let device = try await launch()
    let (notice, home) = try await read(device)

    #expect(
      notice == ["What you had typed can't be read any more, and has to be entered again: your personal details."])
    #expect(home.contains("Business: Looms"))
    await device.quit()
  }

  @Test(arguments: [1, 300, 751])
  func `a truncated file is refused`(_ count: Int) async throws {
    try Data(contentsOf: file).dropLast(count).write(to: file)

    let error = await #expect(throws: UsageError.self) { try await launch() }
    #expect(
      error?.sentence == "\(file.path()): The data file is damaged. It was left as it is; restore it from a backup. "
        + "The command restore FILE --database PATH puts a backup in its place.")
    #expect(error?.code == .dataDamaged)
  }

  /// Catches a refusal that first sets the mode of a device to 0600, and leaves files beside it.
  @Test func `a device or a pipe is refused, and no file is created beside it`() async throws {
    let empty = try TestFolder()
    #expect(mkfifo(empty.path("pipe"), 0o644) == 0)

    let error = await #expect(throws: UsageError.self) {
      try await Device.launched(
        dataAt: URL(filePath: empty.path("pipe")), startingAt: DeviceClock.journeyStart)
    }
    #expect(
      error?.sentence == "\(empty.path("pipe")): The file is not a data file of this app. It was left as it is.")
    #expect(error?.code == .dataForeign)

    #expect(try FileManager.default.contentsOfDirectory(atPath: empty.path("")) == ["pipe"])
  }

  @Test(arguments: [true, false])
  func `missing data beside a used bank is reported as lost`(isThere: Bool) async throws {
    try FileManager.default.removeItem(at: file)
    if isThere { try Data().write(to: file) }

    await #expect(throws: UsageError.data(MissingDataError(file: file).sentence.developerForm)) { try await launch() }
  }

  // MARK: The device

  private func launch() async throws -> Device {
    try await Device.launched(dataAt: file, startingAt: DeviceClock.journeyStart)
  }

  /// Reads the notice, if there is one, and home.
  private func read(_ device: Device) async throws -> (notice: [String], home: [String]) {
    var notice: [String] = []
    if let screen = device.driver?.window.snapshot, screen.name == "Alert" {
      notice = screen.lines
      try device.driver?.window.perform(.tap("OK"))
      await device.driver?.settle()
    }
    return (notice, device.driver?.window.snapshot?.lines ?? [])
  }

  private func actions(_ device: Device) -> [String] {
    device.driver?.window.snapshot?.actions.map(\.label) ?? []
  }

  private func change(_ sql: String) async throws {
    let database = try await appSchema.open(.file(file))
    #expect(try await database.write { try $0.execute(sql) } == 1)
    await database.close()
  }

  /// Changes the first identifier in the page of an index.
  private func damageIndex(named name: String) throws {
    let connection = try Connection.open(.file(file), migrations: StorageSchema.migrations, lockTimeout: .zero)
    let page =
      try connection.run("SELECT rootpage FROM sqlite_schema WHERE name = ?", [.text(name)])[0]["rootpage"] as Int
    var bytes = try Data(contentsOf: file)
    let range = try #require(bytes.range(of: Data("00000000-".utf8), in: (page - 1) * 4096..<page * 4096))
    bytes[range.lowerBound] ^= 1
    try bytes.write(to: file)
  }
}
