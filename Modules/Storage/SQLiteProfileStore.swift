public import Database
public import Profile

/// Keeps the person's profile on the disk.
public struct SQLiteProfileStore: ProfileStore {
  private let database: SQLiteDatabase

  /// The profile in this database.
  public init(in database: SQLiteDatabase) {
    self.database = database
  }

  /// The profile, if there is one.
  public func load() async throws(ProfileStoreError) -> PersonalProfile? {
    do {
      let body: String? = try await database.read { transaction in
        try transaction.query("SELECT body FROM profile").first?["body"]
      }
      return try body.map { try PersonalProfile(storedJSON: $0) }
    } catch {
      throw .unavailable
    }
  }

  /// Stores the profile in the place of the one that there was; when the call returns, it is on the disk.
  public func save(_ profile: PersonalProfile) async throws(ProfileStoreError) {
    do {
      let body = try profile.storedJSON()
      try await database.write { transaction in
        try transaction.execute(
          "INSERT INTO profile (id, body) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body", body)
      }
    } catch {
      throw .unavailable
    }
  }
}
