import Database
import Foundation
import Storage

/// Says what of the data can be read, in sentences, and mends what can be mended.
struct DataCheck {
  let console: Console

  /// - Returns: fine when everything can be read.
  func run(_ path: String) async throws(UsageError) -> ExitStatus {
    guard FileManager.default.fileExists(atPath: path) else {
      throw .unreadable(path, why: String(cString: strerror(ENOENT)))
    }
    let file = URL(filePath: path)
    do {
      let database = try await SQLiteDatabase.open(.file(file), migrations: StorageSchema.migrations)
      let repair = await database.repair
      let account = try await AccountRepair(database: database).run()
      let audit = try await StorageAudit(of: database)
      await database.close()
      say([repair?.sentence, account].compactMap(\.self) + audit.sentences)
      return repair == nil && account == nil && audit.isSound ? .fine : .failed
    } catch let error as DatabaseError {
      say([error.sentence] + StorageAudit.salvage(file).sentences)
      return .failed
    } catch {
      throw .data("\(path): \(error)")
    }
  }

  private func say(_ sentences: [String]) {
    for sentence in sentences { console.write(sentence.withVisibleMarks + "\n") }
  }
}
