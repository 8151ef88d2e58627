public import Database
public import Profile

/// Keeps what a person has typed for their profile on the disk.
public final class SQLiteProfileDrafts: ProfileDrafts {
  private let document: SQLiteDocument<ProfileDraft>

  /// Reads the draft, if there is one.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(in database: SQLiteDatabase) async throws {
    document = try await SQLiteDocument(named: "profile draft", in: database)
  }

  /// The draft that was saved last, if it was not cleared.
  public func load() -> ProfileDraft? { document.load() }

  /// Keeps the draft in the place of the one that there was.
  public func save(_ draft: ProfileDraft) async { await document.keep(draft) }

  /// Forgets the draft.
  public func clear() async { await document.keep(nil) }
}
