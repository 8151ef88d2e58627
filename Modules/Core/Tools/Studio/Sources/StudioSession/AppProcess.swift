import Foundation
import Synchronization

/// The command that starts an app, such as `.build/debug/App`.
public struct AppCommand: Sendable {
  let path: String
  let arguments: [String]

  public init(path: String, arguments: [String] = []) {
    self.path = path
    self.arguments = arguments
  }
}

/// A process of the app that speaks the protocol of `docs/reference/json.md`, version 1: a line of JSON for each command and event.
final class AppProcess: Sendable {
  /// The events, in order; it ends with the process.
  let events: AsyncStream<String>
  private let process: Mutex<Process>
  private let input: FileHandle

  /// - Throws: The error of Foundation if the program cannot be started.
  init(_ command: AppCommand) throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: command.path)
    process.arguments = command.arguments + ["--json", "--memory"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.standardError
    self.input = input.fileHandleForWriting
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    self.events = events
    try process.run()
    let reading = output.fileHandleForReading
    // Waiting for a pipe blocks its thread.
    let thread = Thread {
      var rest = Data()
      while true {
        // Returns the available bytes, while `read(upToCount:)` waits for all.
        let chunk = reading.availableData
        guard !chunk.isEmpty else { break }
        rest += chunk
        let lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for line in lines.dropLast() { continuation.yield(String(decoding: line, as: UTF8.self)) }
        rest = Data(lines.last ?? Data())
      }
      continuation.finish()
    }
    thread.start()
    self.process = Mutex(process)
  }

  /// Sends a command; one to an app that has ended is lost.
  func send(_ words: [String]) {
    guard let line = try? JSONEncoder().encode(words) else { return }
    // A pipe without a reader raises an error, and no signal, since the program ignores that.
    do { try input.write(contentsOf: line + Data("\n".utf8)) } catch { return }
  }

  /// Ends the app: it removes its temporary files, and nobody waits for it.
  func end() {
    send(["quit"])
    do { try input.close() } catch { return }
  }
}
