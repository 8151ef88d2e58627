import Database
import Storage

/// What was found damaged when the data was opened, in the words that a person reads.
struct LaunchFindings {
  let sentences: [String]

  /// - Throws: `DatabaseError` when the database cannot be read.
  init(in database: SQLiteDatabase) async throws {
    var sentences: [String] = []
    if let repair = await database.repair { sentences.append(repair.sentence) }
    let names = try await StorageAudit(of: database).unreadableDocuments.sorted()
    let typed = names.filter { $0.hasSuffix(" draft") || $0 == "onboarding business" }
    if !typed.isEmpty {
      sentences.append(
        "What you had typed can't be read any more, and has to be entered again: \(typed.joined(separator: ", ")).")
    }
    let others = names.filter { !typed.contains($0) }
    if !others.isEmpty {
      sentences.append("This can't be read any more, and may be missing: \(others.joined(separator: ", ")).")
    }
    self.sentences = sentences
  }
}
