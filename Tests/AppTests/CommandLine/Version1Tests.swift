import Foundation
import Testing

@testable import App
@testable import FlowProgram

/// A client of the protocol's version 1 that asks for nothing more gets the same bytes from every later program.
///
/// The events were recorded before the first additions: `App --json --now 2026-11-21T09:00:00Z <commands.txt >events.txt`. They
/// were recorded again when the example got its sign-in: only its rows, phrases and kinds of calls differed. So they were
/// when the terminal's editor left the help, and when the help got the phrases for leaving the app and for closing the bank.
@MainActor
struct Version1Tests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Version1")

  // Catches each new member, event, word or sentence for a client that has not asked for it.
  @Test func `a client that asks for nothing gets version 1, byte for byte`() async throws {
    let commands = try Data(contentsOf: Self.folder.appending(path: "commands.txt"))
    let recorded = try String(contentsOf: Self.folder.appending(path: "events.txt"), encoding: .utf8)
    let console = TestConsole([Array(commands)])

    let status = await console.run("--json", "--now", "2026-11-21T09:00:00Z")

    let (expected, printed) = (recorded.split(separator: "\n"), console.output.split(separator: "\n"))
    let different = zip(expected, printed).first { $0 != $1 }
    #expect(status == .usage)
    #expect(different.map { "\($0)" } == different.map { "\($1)" })
    #expect(expected.count == printed.count)
    #expect(console.output == recorded)
  }
}
