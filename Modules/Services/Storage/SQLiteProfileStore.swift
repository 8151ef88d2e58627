public import Database
public import Documents
public import Profile

/// Keeps the person's profile on the disk.
public struct SQLiteProfileStore: ProfileStore {
  private let database: SQLiteDatabase

  /// The profile in this database.
  public init(in database: SQLiteDatabase) {
    self.database = database
  }

  /// The profile, if there is one.
  /// - Throws: `ProfileStoreError.damaged` when there is one that is not as it was written.
  public func load() async throws(ProfileStoreError) -> PersonalProfile? {
    let reading: StoredReading<PersonalProfile>
    do {
      reading = try await database.read { transaction in
        guard let row = try transaction.rows(of: .profile).first else { return .notThere }
        return StoredTable.profile.proves(row) ? .there(try PersonalProfile(storedJSON: row["body"])) : .unreadable
      }
    } catch {
      throw .unavailable
    }
    switch reading {
    case .there(let profile): return profile
    case .notThere: return nil
    case .unreadable: throw .damaged
    }
  }

  /// Stores the profile in the place of the one that there was; when the call returns, it is on the disk.
  public func save(_ profile: PersonalProfile) async throws(ProfileStoreError) {
    do {
      try await database.make([saving(profile)])
    } catch {
      throw .unavailable
    }
  }

  /// The change that stores the profile.
  public func saving(_ profile: PersonalProfile) -> StoredChange {
    StoredChange(.survivesPowerLoss) { transaction in
      try transaction.put([.integer(1), .text(try profile.storedJSON())], in: .profile)
    }
  }
}
