import FlowTesting
import Foundation
import Testing

@testable import App
@testable import FlowProgram

/// `App check` with the data of the example: its titles, the consequences of damage, and the repair.
@MainActor
struct CheckTests {
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

  private func change(_ text: String, to other: String) throws {
    var bytes = try Data(contentsOf: URL(filePath: path))
    let range = try #require(bytes.range(of: Data(text.utf8)))
    bytes.replaceSubrange(range, with: Data(other.utf8))
    try bytes.write(to: URL(filePath: path))
  }
}
