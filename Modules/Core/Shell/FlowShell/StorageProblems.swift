public import FlowKit
public import FlowStorage

/// The damage found when the data was opened, in sentences for the person.
public struct StorageProblems: Sendable {
  /// One sentence for each kind of damage.
  public let sentences: [LocalizedText]
  private let database: SQLiteDatabase
  /// The number of rows of a table that a launch checks, so that many rows do not slow it down; older ones are checked
  /// when they are read.
  private static let checkedRows = 200

  package init(_ sentences: [LocalizedText], in database: SQLiteDatabase) {
    self.sentences = sentences
    self.database = database
  }

  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(in database: SQLiteDatabase, of schema: StoredSchema) async throws {
    self.database = database
    var sentences: [LocalizedText] = []
    if let repair = await database.repair { sentences.append(repair.sentence) }
    let audit = try await StorageAudit(of: database, tables: schema.allTables, newest: Self.checkedRows)
    let incomplete = audit.incompleteTables
    if !incomplete.isEmpty {
      sentences.append(
        """
        Something of this is missing, or is not as it was saved last: \(LocalizedText(incomplete, separator: ", ")). \
        Check it, and enter again what is missing.
        """
      )
    }
    let documents = await database.documents
    let names = audit.unreadableDocuments.sorted()
    let title: (String) -> LocalizedText = { name in
      documents[name]?.title
        ?? (name == StorageAudit.nameless.developerForm ? StorageAudit.nameless : LocalizedText(verbatim: name))
    }
    let drafts = names.filter { documents[$0]?.isDraft == true }.map(title)
    if !drafts.isEmpty {
      sentences.append(
        "What you had typed can't be read any more, and has to be entered again: \(LocalizedText(drafts, separator: ", "))."
      )
    }
    let others = names.filter { documents[$0]?.isDraft != true }.map(title)
    if !others.isEmpty {
      sentences.append(
        """
        This can't be read any more, and may be missing: \(LocalizedText(others, separator: ", ")). \
        Check it, and set up again what is missing.
        """)
    }
    self.sentences = sentences
  }

  /// Records that a person has read about the repairs; until then, every launch reports them.
  public func didRead() async {
    do {
      try await database.didReadRepair()
    } catch {
      // The next launch reports them again.
    }
  }
}
