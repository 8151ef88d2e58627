import Foundation

/// A writer that was started as a separate process, seen from outside.
final class WriterProcess {
  #if !os(iOS)
    private let process = Process()
  #endif
  private let output = Pipe()
  private var said = Data()

  init(path: String, writer: Int, entries: Int) throws {
    #if os(iOS)
      throw CocoaError(.featureUnsupported)
    #else
      process.executableURL = Bundle.main.executableURL
      process.arguments = ["write", path, String(writer), String(entries)]
      process.standardOutput = output
      try process.run()
    #endif
  }

  /// Waits until so many entries were confirmed, or it has ended.
  func waitForEntries(_ count: Int) {
    while confirmed.count < count, hear() {}
  }

  /// Kills it without any cleanup: `kill -9`.
  func killOutright() {
    #if !os(iOS)
      kill(process.processIdentifier, SIGKILL)
    #endif
  }

  /// Waits until it has ended, and answers the numbers that it has confirmed and its exit status.
  func finish() -> (confirmed: [Int], status: Int32) {
    while hear() {}
    #if os(iOS)
      return (confirmed, 1)
    #else
      process.waitUntilExit()
      return (confirmed, process.terminationStatus)
    #endif
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
