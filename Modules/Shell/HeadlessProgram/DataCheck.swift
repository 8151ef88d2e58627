import Database
import Documents
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
      let repair = await database.repair
      let repairs = try await app.repair(database)
      let audit = try await StorageAudit(of: database, tables: app.schema.allTables)
      await database.close()
      writeLines([repair?.sentence].compactMap(\.self) + repairs + audit.sentences)
      return repair == nil && repairs.isEmpty && audit.isSound ? .success : .failed
    } catch let error as DatabaseError {
      writeLines([error.sentence] + StorageAudit.salvage(file, tables: app.schema.allTables).sentences)
      return .failed
    } catch {
      throw .data("\(path): \(error)")
    }
  }

  private func writeLines(_ sentences: [String]) {
    for sentence in sentences { console.write(sentence.withVisibleControls + "\n") }
  }
}
