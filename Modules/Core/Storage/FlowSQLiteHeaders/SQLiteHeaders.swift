import Foundation
import PackagePlugin

/// Prints the missing package if SQLite's headers are not installed, before anything is compiled.
@main
struct SQLiteHeaders: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    #if os(Linux)
      if !areInstalled {
        Diagnostics.error(
          "SQLite's headers are missing. Install them: apt-get install libsqlite3-dev, or dnf install sqlite-devel")
      }
    #endif
    return []
  }

  private var areInstalled: Bool {
    let environment = ProcessInfo.processInfo.environment
    let folders = ["CPATH", "C_INCLUDE_PATH"].flatMap { environment[$0, default: ""].split(separator: ":") }
    return (["/usr/include", "/usr/local/include"] + folders.map(String.init)).contains {
      FileManager.default.fileExists(atPath: $0 + "/sqlite3.h")
    }
  }
}
