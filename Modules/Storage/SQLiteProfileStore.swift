public import FlowStorage
public import Profile
import Synchronization

/// A profile store on the disk: read at launch, and available synchronously.
public final class SQLiteProfileStore: ProfileStore {
  private let database: SQLiteDatabase
  private let decoder = StoredValueDecoder<PersonalProfile>()
  private let latest = Mutex<PersonalProfile?>(nil)

  /// The changes that are made together with storing the profile.
  public let additionalChanges = TransactionContributors<PersonalProfile>()

  /// The profile, if there is one and it can be read.
  public var current: PersonalProfile? { latest.withLock(\.self) }

  /// Creates a store in a database, and reads the profile; if it is damaged, ``load()`` throws, and the form asks for
  /// it again.
  public init(in database: SQLiteDatabase) async {
    self.database = database
    do {
      let profile = try await load()
      latest.withLock { $0 = profile }
    } catch {
      // There is none that can be read.
    }
    await database.observeForgetting(of: .person) { [weak self] in self?.latest.withLock { $0 = nil } }
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

  /// Stores the profile, and makes the additional changes, in one transaction; when the call returns, it is on the disk.
  public func save(_ profile: PersonalProfile) async throws(ProfileStoreError) {
    do {
      try await database.apply([saving(profile)] + additionalChanges.changes(for: profile))
    } catch {
      throw .unavailable
    }
  }

  /// Returns the change that stores the profile, without the additional changes.
  public func saving(_ profile: PersonalProfile) -> StoredChange {
    StoredChange(.survivesPowerLoss) { transaction in
      try transaction.put([.integer(1), .text(try profile.storedJSON())], in: .profile)
    } didWrite: { [weak self] in
      self?.latest.withLock { $0 = profile }
    }
  }
}
