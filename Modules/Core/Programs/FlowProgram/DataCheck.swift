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
