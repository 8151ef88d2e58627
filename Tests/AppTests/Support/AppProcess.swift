import Foundation
import Testing

/// The program as a process.
enum AppProcess {
  /// Every product is built into the folder where the tests are.
  static func executable() throws -> URL {
    let tests = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" } ?? .main
    let folders = sequence(first: tests.bundleURL) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    let found = folders.map { $0.appending(path: "App").path }.first { path in
      FileManager.default.isExecutableFile(atPath: path) && !path.hasSuffix("/App/App")
    }
    return URL(filePath: try #require(found))
  }
}
