import FlowCommandLine
import FlowStorage
import Foundation

/// Replaces the data with a backup.
struct DataRestore {
  let schema: StoredSchema
  let console: Console

  /// Checks the backup, and replaces the data with a copy of it.
  /// - Returns: `success` if everything in it can be read.
  func run(_ path: String, from backup: String) async throws(UsageError) -> ExitStatus {
    let (source, file) = (URL(filePath: backup), URL(filePath: path))
    guard FileManager.default.fileExists(atPath: backup) else {
      throw .unreadable(backup, reason: String(cString: strerror(ENOENT)))
    }
    let (copy, audit): (URL?, StorageAudit)
    do {
      copy = try schema.restore(source, to: file)
      let database = try await schema.open(.file(file))
      audit = try await StorageAudit(of: database, tables: schema.allTables)
      await database.close()
    } catch let error as DatabaseError where error.isLocked {
      throw .database(path, error)
    } catch let error as DatabaseError {
      throw .database(backup, error)
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
    console.write("The data was restored from \(backup).\n".withVisibleControls)
    if let copy { console.write("The former data is kept as \(copy.lastPathComponent).\n".withVisibleControls) }
    guard !audit.isSound else { return .success }
    for sentence in audit.sentences { console.write(sentence.withVisibleControls + "\n") }
    return .failed
  }
}
