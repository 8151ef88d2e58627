public import FlowStorage
public import Profile

/// A profile store on the disk.
public struct SQLiteProfileStore: ProfileStore {
  private let database: SQLiteDatabase
  private let decoder = StoredValueDecoder<PersonalProfile>()

  /// Creates a store in a database.
  public init(in database: SQLiteDatabase) {
    self.database = database
  }

  /// Returns the profile, if there is one.
  /// - Throws: `ProfileStoreError.damaged` if the stored profile is damaged.
  public func load() async throws(ProfileStoreError) -> PersonalProfile? {
    let reading: StoredReading<PersonalProfile>
    do {
      reading = try await database.read { transaction in
        guard let row = try transaction.rows(of: .profile).first else { return .missing }
        return StoredTable.profile.isIntact(row) ? .found(try decoder.value(of: row["body"])) : .unreadable
      }
    } catch {
      throw .unavailable
    }
    switch reading {
    case .found(let profile): return profile
    case .missing: return nil
    case .unreadable: throw .damaged
    }
  }

  /// Stores the profile, and replaces the previous one; when the call returns, it is on the disk.
  public func save(_ profile: PersonalProfile) async throws(ProfileStoreError) {
    do {
      try await database.apply([saving(profile)])
    } catch {
      throw .unavailable
    }
  }

  /// Returns the change that stores the profile.
  public func saving(_ profile: PersonalProfile) -> StoredChange {
    StoredChange(.survivesPowerLoss) { transaction in
      try transaction.put([.integer(1), .text(try profile.storedJSON())], in: .profile)
    }
  }
}
