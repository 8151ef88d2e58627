import Foundation

/// A process that is started and waited for.
struct Command {
  let program: String
  let arguments: [String]
  var folder: URL?
  var environment: [String: String] = [:]
  /// Ends it early: it is asked again and again with what was printed so far.
  var isDecided: (@Sendable (String) -> Bool)?
  var limit: Duration?

  /// How a process has ended, and what it has printed.
  struct Ending: Sendable {
    let output: String
    /// Zero if all went well; nil if it was ended here.
    let status: Int32?
    let isTimedOut: Bool
  }

  /// Runs it to its end.
  func run() async throws -> Ending {
    let log = FileManager.default.temporaryDirectory.appending(path: "Mutants-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: log.path(percentEncoded: false), contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    defer { try? FileManager.default.removeItem(at: log) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    // A file, not a pipe: what the process has started may hold a pipe open after its end.
    let handle = try FileHandle(forWritingTo: log)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let start = ContinuousClock.now
    try process.run()
    var status: Int32?
    var isTimedOut = false
    while process.isRunning {
      try await Task.sleep(for: .milliseconds(limit == nil ? 100 : 10))
      isTimedOut = limit.map { ContinuousClock.now - start > $0 } ?? false
      if try isTimedOut || isDecided?(Self.read(log)) ?? false {
        ProcessTree(root: process.processIdentifier).end()
        process.waitUntilExit()
        return Ending(output: try Self.read(log), status: nil, isTimedOut: isTimedOut)
      }
    }
    status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    return Ending(output: try Self.read(log), status: status, isTimedOut: false)
  }

  private static func read(_ log: URL) throws -> String {
    String(decoding: try Data(contentsOf: log), as: UTF8.self)
  }
}

extension Command {
  /// Runs it, and answers what it has printed.
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
