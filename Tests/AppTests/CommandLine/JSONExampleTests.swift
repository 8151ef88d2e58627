import Foundation
import Testing

@testable import App
@testable import FlowProgram

/// The examples of docs/reference/json.md are those of this app.
@MainActor
struct JSONExampleTests {
  private let page: String

  init() throws {
    page = try String(contentsOf: Self.folder.appending(path: "json.md"), encoding: .utf8)
  }

  // Catches a line that is left out without a mark.
  @Test func `the program prints the session of the page`() async throws {
    let shown = try #require(page.firstMatch(of: /\$ printf '(.*)' \| App --json\n((?:.+\n)+?)```/))
    let console = TestConsole([Array(shown.1.replacing("\\n", with: "\n").utf8)])

    #expect(await console.run("--json") == .failed)

    var printed = console.output.split(separator: "\n")[...]
    var mayLeaveOut = false
    for line in shown.2.split(separator: "\n") {
      if !mayLeaveOut, line != "…" { #expect(printed.first.map { $0.fits(line) } == true, "\(line)") }
      if line != "…" { printed = printed.drop { !$0.fits(line) }.dropFirst() }
      mayLeaveOut = line == "…"
    }
    #expect(printed.isEmpty)
  }

  @Test func `each command of the page is known`() async throws {
    let table = try #require(page.firstMatch(of: /## Commands\n\n((?:\|.*\n)+)/))
    let commands = table.1.matches(of: /`(\[.*?\])`/).map { match in
      String(match.1).replacing(/\b[A-Z]+\b/) { _ in "\"appcore://profile\"" }
    }
    let console = TestConsole(commands)

    _ = await console.run("--json")

    let unknown = ["not-an-array", "unknown-command", "unknown-word", "incomplete", "surplus-words", "malformed-text"]
    #expect(commands.count > 20 && commands.last == #"["quit"]"#)
    #expect(unknown.filter { console.output.contains("\"code\":\"\($0)\"") } == [], "\(console.output)")
  }

  nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../docs/reference").standardized
}

extension Substring {
  /// Returns whether it fits a line of the page, which has … for omitted parts.
  fileprivate func fits(_ line: Substring) -> Bool {
    let parts = line.split(separator: "…", omittingEmptySubsequences: false)
    guard hasPrefix(parts[0]), hasSuffix(parts[parts.count - 1]) else { return false }
    var rest = self
    for part in parts where !part.isEmpty {
      guard let place = rest.firstRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }
}
