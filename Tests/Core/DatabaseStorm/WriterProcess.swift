import Foundation

/// A writer that was started as a process of its own, seen from outside.
final class WriterProcess {
  private let process = Process()
  private let output = Pipe()
  private var said = Data()

  init(path: String, writer: Int, entries: Int) throws {
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["write", path, String(writer), String(entries)]
    process.standardOutput = output
    try process.run()
  }

  /// Waits until so many entries were confirmed, or it has ended.
  func waitForEntries(_ count: Int) {
    while confirmed.count < count, hear() {}
  }

  /// Kills it without any cleanup: `kill -9`.
  func killOutright() {
    kill(process.processIdentifier, SIGKILL)
  }

  /// Waits until it has ended, and answers the numbers that it has confirmed and its exit status.
  func finish() -> (confirmed: [Int], status: Int32) {
    while hear() {}
    process.waitUntilExit()
    return (confirmed, process.terminationStatus)
  }

  private var confirmed: [Int] {
    said.split(separator: UInt8(ascii: "\n")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
  }

  private func hear() -> Bool {
    let news = output.fileHandleForReading.availableData
    said += news
    return !news.isEmpty
  }
}
