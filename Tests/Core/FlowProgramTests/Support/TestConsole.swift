import Foundation

@testable import FlowProgram

/// A console without a process, with given input and recorded output.
@MainActor
final class TestConsole {
  private(set) var output = ""
  private(set) var errors = ""
  private var input: [[UInt8]]

  init(_ lines: String...) {
    input = [Array(lines.map { $0 + "\n" }.joined().utf8)]
  }

  /// Runs the program of an app.
  func run(_ words: String..., in app: any HeadlessApp = SavingsApp(), isTerminal: Bool = false) async -> ExitStatus {
    await AppCommand(app, console: console(isTerminal: isTerminal)).run(words)
  }

  /// Returns the console, in a terminal or not, which may edit lines.
  func console(isTerminal: Bool = false, edits: Bool = false) -> Console {
    Console(
      read: { MainActor.assumeIsolated { self.input.isEmpty ? [] : self.input.removeFirst() } },
      write: { text in MainActor.assumeIsolated { self.output += text } },
      writeError: { text in MainActor.assumeIsolated { self.errors += text } },
      edit: edits ? { _, _ throws(UsageError) in nil } : nil, isTerminal: isTerminal)
  }

  /// The output of `--json`, without the events of flows.
  var events: [JSONEvent] {
    get throws {
      try output.split(separator: "\n").map { try JSONDecoder().decode(JSONEvent.self, from: Data($0.utf8)) }
        .filter { $0.event != .flow }
    }
  }
}
