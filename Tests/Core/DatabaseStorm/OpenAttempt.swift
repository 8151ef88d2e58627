import FlowStorage
import Foundation

/// Opens a database as a person without special rights, and reports the result.
///
/// To root, nothing is read-only, so a test that runs as root could not see the effect of a read-only folder.
struct OpenAttempt {
  let path: String

  func run() async throws {
    if geteuid() == 0 {
      let nobody: UInt32 = 65534
      guard setgid(nobody) == 0, setuid(nobody) == 0 else { throw StormError.stillRoot }
    }
    do {
      let migrations = [Migration("CREATE TABLE t (a INTEGER) STRICT")]
      _ = try await SQLiteDatabase.open(.file(URL(filePath: path)), migrations: migrations)
      print("opened")
    } catch let error as DatabaseError {
      print(error.diagnosis)
    }
  }
}
