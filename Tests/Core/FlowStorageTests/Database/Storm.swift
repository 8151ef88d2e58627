import Foundation
import Testing

/// The executable beside the tests that writes and is killed.
enum Storm {
  /// Runs it, requires success, and returns its output.
  static func run(_ arguments: String...) throws -> String {
    #if os(iOS)
      throw CocoaError(.featureUnsupported)
    #else
      let (process, output) = (Process(), Pipe())
      process.executableURL = try executable()
      process.arguments = arguments
      process.standardOutput = output
      try process.run()
      let said = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
      return String(decoding: said, as: UTF8.self).trimmingCharacters(in: .newlines)
    #endif
  }

  /// Every product is built into one folder, where the tests themselves are: as a file, or some folders deep in a
  /// bundle that a tool of the system has loaded.
  private static func executable() throws -> URL {
    let tests = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" } ?? .main
    let folders = sequence(first: tests.bundleURL) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    let candidates = folders.map { $0.appending(path: "DatabaseStorm").path }
    let found = candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    return URL(filePath: try #require(found))
  }
}
