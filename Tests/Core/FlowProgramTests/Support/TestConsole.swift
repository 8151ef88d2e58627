import Foundation

@testable import FlowProgram

/// A console without a process, with given input and recorded output; the tests of the example have a link to this file.
@MainActor
final class TestConsole {
  private(set) var output = ""
  private(set) var errors = ""
  private var input: [[UInt8]]
  /// Whether the remaining input has arrived.
  var hasInput = true
  /// Waits before a program hears that a command takes long.
  var pause: @Sendable (Duration) async throws -> Void = { _ in throw CancellationError() }
  /// Called with each text that is written.
  var onWrite: (String) -> Void = { _ in }
  /// Receives the request to which an interruption is redirected.
  var onRedirectedInterruption: (InterruptionRequest) -> Void = { _ in }
  /// The window's columns and rows.
  var size = (columns: 80, rows: 24)
  /// The folder for data between two runs of the program.
  var caches: URL?

  /// Creates a console whose reads return these chunks, one at a time.
  init(_ input: [[UInt8]]) {
    self.input = input
  }

  convenience init(_ lines: String...) { self.init(lines) }

  convenience init(_ lines: [String]) {
    self.init([Array(lines.map { $0 + "\n" }.joined().utf8)])
  }

  /// Runs the program of an app.
  func run(_ words: String..., in app: any HeadlessApp = testedApp, isTerminal: Bool = false) async -> ExitStatus {
    await run(words, in: app, isTerminal: isTerminal)
  }

  /// Runs the program of an app.
  func run(
    malformed: String? = nil, _ words: [String], in app: any HeadlessApp = testedApp, isTerminal: Bool = false
  ) async -> ExitStatus {
    await AppCommand(app, console: console(isTerminal: isTerminal)).run(words, malformed: malformed)
  }

  /// Returns the console, in a terminal or not.
  func console(isTerminal: Bool = false) -> Console {
    Console(
      read: { MainActor.assumeIsolated { self.input.isEmpty ? [] : self.input.removeFirst() } },
      hasInput: { MainActor.assumeIsolated { self.hasInput } },
      write: { text in
        MainActor.assumeIsolated {
          self.output += text
          self.onWrite(text)
        }
      },
      writeError: { text in MainActor.assumeIsolated { self.errors += text } },
      hidesInput: { isHidden in MainActor.assumeIsolated { self.output += isHidden ? "<hidden>" : "<shown>" } },
      isTerminal: isTerminal, size: { MainActor.assumeIsolated { self.size } },
      redirectInterruption: { request in MainActor.assumeIsolated { self.onRedirectedInterruption(request) } },
      caches: caches, pause: pause)
  }

  /// The output of `--json`, each line of which has to be an object.
  var allEvents: [JSONEvent] {
    get throws {
      try output.split(separator: "\n").map { try JSONDecoder().decode(JSONEvent.self, from: Data($0.utf8)) }
    }
  }

  /// The output of `--json`, without the events of flows.
  var events: [JSONEvent] {
    get throws { try allEvents.filter { $0.event != .flow } }
  }
}
