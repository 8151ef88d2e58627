import FlowCommandLine
import FlowStorage
import Foundation

/// Copies the data in a consistent state, even while the app is running.
struct DataBackup {
  let schema: StoredSchema
  let console: Console

  /// Copies the data, and checks the copy.
  /// - Returns: `success` if everything in the copy can be read, and nothing was repaired.
  func run(_ path: String, to copy: String) async throws(UsageError) -> ExitStatus {
    guard FileManager.default.fileExists(atPath: path) else {
      throw .unreadable(path, reason: String(cString: strerror(ENOENT)))
    }
    guard !FileManager.default.fileExists(atPath: copy) else {
      throw .unwritable(copy, reason: String(cString: strerror(EEXIST)))
    }
    let file = URL(filePath: copy)
    console.addInterruptionCleanup { SQLiteDatabase.removeUnfinishedBackup(to: file) }
    let (repair, audit): (DatabaseRepair?, StorageAudit)
    do {
      repair = try schema.backUp(URL(filePath: path), to: file)
      let database = try await schema.open(.file(file))
      audit = try await StorageAudit(of: database, tables: schema.allTables)
      await database.close()
    } catch let error as DatabaseError {
      throw .database(path, error)
    } catch {
      throw .unwritable(copy, reason: error.reason)
    }
    if let repair { console.write("\(repair.sentence)\n".withVisibleControls) }
    console.write("The data was copied to \(copy).\n".withVisibleControls)
    guard repair != nil || !audit.isSound else { return .success }
    for sentence in audit.sentences { console.write(sentence.withVisibleControls + "\n") }
    return .failed
  }
}
