import Database
import Storage

/// What was found damaged when the data was opened, in the words that a person reads.
struct LaunchFindings {
  let sentences: [String]

  /// - Throws: `DatabaseError` when the database cannot be read.
  init(in database: SQLiteDatabase) async throws {
    var sentences: [String] = []
    if let repair = await database.repair { sentences.append(repair.sentence) }
    let names = try await StorageAudit(of: database).unreadableDocuments
    if !names.isEmpty {
      sentences.append(
        "This can't be read any more, and is kept aside: \(names.sorted().joined(separator: ", ")). "
          + "What you had typed there has to be entered again.")
    }
    self.sentences = sentences
  }
}
