public import Database
public import Documents

/// The damage found when the data was opened, in sentences for the person.
public struct LaunchFindings {
  /// One sentence for each kind of damage.
  public let sentences: [String]

  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(in database: SQLiteDatabase, of schema: StoredSchema) async throws {
    var sentences: [String] = []
    if let repair = await database.repair { sentences.append(repair.sentence) }
    let names = try await StorageAudit(of: database, tables: schema.allTables).unreadableDocuments.sorted()
    let typed = names.filter { $0.hasSuffix(" draft") }
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
