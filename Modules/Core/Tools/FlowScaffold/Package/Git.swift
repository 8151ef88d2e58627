import FlowCommandLine
import Foundation

/// Runs git in a folder.
struct Git {
  let folder: URL

  /// - Returns: The output of git.
  func callAsFunction(_ words: String...) throws(ScaffoldError) -> String { try run(words) }

  private func run(_ words: [String]) throws(ScaffoldError) -> String {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + words
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { throw .git(error.reason) }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw .git(message.trimmingCharacters(in: .newlines)) }
    return text.trimmingCharacters(in: .newlines)
  }

  /// Commits all files.
  func commit(_ message: String) throws(ScaffoldError) {
    _ = try self("add", "--all")
    try asSomebody("commit", "--quiet", "--message", message)
  }

  /// Runs a command that writes a commit, even if git has no name of an author.
  func asSomebody(_ words: String...) throws(ScaffoldError) {
    let isKnown = (try? self("config", "user.email")) != nil
    _ = try run((isKnown ? [] : ["-c", "user.name=new-app", "-c", "user.email=new-app@localhost"]) + words)
  }
}
