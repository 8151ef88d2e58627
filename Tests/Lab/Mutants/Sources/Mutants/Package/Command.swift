import Foundation

/// A process that is started and waited for.
struct Command {
  let program: String
  let arguments: [String]
  var folder: URL?
  var environment: [String: String] = [:]
  /// Ends it early: it is asked once about the lines that were printed since it was asked before.
  var isDecided: (@Sendable (String) -> Bool)?
  var limit: Duration?

  /// The end of a process, and its output.
  struct Ending: Sendable {
    let output: String
    /// Zero if all passed; nil if it was ended here.
    let status: Int32?
    let isTimedOut: Bool
  }

  /// Runs it to its end, without ever blocking a thread.
  ///
  /// The shell writes the output and the exit code to files. A pipe may be held open by processes that this one has started, and
  /// so may the socket by which Foundation learns that a process has ended.
  func run() async throws -> Ending {
    let log = FileManager.default.temporaryDirectory.appending(path: "Mutants-\(UUID().uuidString).log")
    let code = log.appendingPathExtension("status")
    defer {
      for file in [log, code] { try? FileManager.default.removeItem(at: file) }
    }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", Self.script, log.path(percentEncoded: false), program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let start = ContinuousClock.now
    var lines = Log(log)
    try process.run()
    while true {
      try await Task.sleep(for: .milliseconds(isDecided == nil ? 50 : 10))
      if let status = Int32(Self.read(code).trimmingCharacters(in: .whitespacesAndNewlines)) {
        return Ending(output: Self.read(log), status: status, isTimedOut: false)
      }
      let isTimedOut = limit.map { ContinuousClock.now - start > $0 } ?? false
      if isTimedOut || isDecided?(lines.newLines()) ?? false {
        await ProcessTree(root: process.processIdentifier).end()
        return Ending(output: Self.read(log), status: nil, isTimedOut: isTimedOut)
      }
    }
  }

  private static let script = #""$@" >"$0" 2>&1; echo $? >"$0.status""#

  private static func read(_ file: URL) -> String {
    String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }
}

extension Command {
  /// Runs it, and returns its output.
  /// - Throws: ``MutantsError/commandFailed(_:output:)`` if its exit code is not zero.
  func output() async throws -> String {
    let ending = try await run()
    guard ending.status == 0 else {
      throw MutantsError.commandFailed(
        ([program] + arguments).joined(separator: " "), output: String(ending.output.suffix(4000)))
    }
    return ending.output
  }
}
