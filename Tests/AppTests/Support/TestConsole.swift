import Foundation

@testable import App
@testable import FlowProgram

/// A console without a process, with given input and recorded output.
@MainActor
final class TestConsole {
  private(set) var output = ""
  private(set) var errors = ""
  private var input: [[UInt8]]
  /// Receives the request to which an interruption is redirected.
  var onRedirectedInterruption: (InterruptionRequest) -> Void = { _ in }
  /// The window's columns and rows.
  var size = (columns: 80, rows: 24)

  /// Creates a console whose reads return these chunks, one at a time.
  init(_ input: [[UInt8]]) {
    self.input = input
  }

  convenience init(_ lines: String...) { self.init(lines) }

  convenience init(_ lines: [String]) {
    self.init([Array(lines.map { $0 + "\n" }.joined().utf8)])
  }

  /// Runs the program.
  func run(_ words: String..., isTerminal: Bool = false) async -> ExitStatus {
    await run(words, isTerminal: isTerminal)
  }

  /// Runs the program.
  func run(_ words: [String], isTerminal: Bool = false, app: SandboxApp = SandboxApp()) async -> ExitStatus {
    let console = Console(
      read: { MainActor.assumeIsolated { self.input.isEmpty ? [] : self.input.removeFirst() } },
      write: { text in MainActor.assumeIsolated { self.output += text } },
      writeError: { text in MainActor.assumeIsolated { self.errors += text } },
      isTerminal: isTerminal, size: { MainActor.assumeIsolated { self.size } },
      redirectInterruption: { request in MainActor.assumeIsolated { self.onRedirectedInterruption(request) } })
    return await AppCommand(app, console: console).run(words)
  }
}
