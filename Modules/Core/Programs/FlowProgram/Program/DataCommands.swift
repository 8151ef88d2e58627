import FlowCommandLine
import FlowKit
import FlowStorage
import Foundation

/// Checks the data, repairs it if possible, and prints the result in sentences.
@MainActor
struct DataCheck {
  let app: any HeadlessApp
  let console: Console

  /// Checks and repairs the data.
  /// - Returns: `success` if everything can be read.
  func run(_ path: String) async throws(UsageError) -> ExitStatus {
    guard FileManager.default.fileExists(atPath: path) else {
      throw .unreadable(path, reason: String(cString: strerror(ENOENT)))
    }
    let file = URL(filePath: path)
    do {
      let database = try await app.schema.open(.file(file))
      try await app.repair(database)
      let repair = await database.repair
      let audit = try await StorageAudit(of: database, tables: app.schema.allTables)
      writeLines(([repair?.sentence.developerForm].compactMap(\.self)) + audit.sentences)
      if !audit.isSound { writeLines([DatabaseError.restoringAdvice]) }
      // A repair is reported again unless its sentence was written.
      try await database.didReadRepair()
      await database.close()
      return repair == nil && audit.isSound ? .success : .failed
    } catch let error as DatabaseError {
      writeLines([error.sentenceWithCommand])
      // Another error does not concern the content of the file.
      if error.isMendedByRestoring { writeLines(StorageAudit.salvage(file, tables: app.schema.allTables).sentences) }
      return .failed
    } catch {
      throw .data("\(path): \(error)")
    }
  }

  private func writeLines(_ sentences: [String]) {
    for sentence in sentences { console.write(sentence.withVisibleControls + "\n") }
  }
}

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

extension String {
  /// Refuses a path that leads to a database: `--force` overwrites pictures and recordings, not data.
  static func refuseDatabase(at path: String) throws(UsageError) {
    guard let file = FileHandle(forReadingAtPath: path) else { return }
    var status = stat()
    guard fstat(file.fileDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    let beginning: Data?
    do { beginning = try file.read(upToCount: 16) } catch { throw .unreadable(path, reason: error.reason) }
    guard beginning != Data("SQLite format 3\0".utf8) else { throw .unwritable(path, reason: "it is a database") }
  }
}
