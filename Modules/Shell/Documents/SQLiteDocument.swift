public import Database
public import Forms
import Synchronization

/// One value under a name, such as a draft: read when the app is launched, at hand at once, saved at every change.
///
/// It is kept as well as can be: a value that cannot be written is still at hand until the app is gone. What cannot be read
/// any more is told by ``isUnreadable``, and is kept aside when another value takes its place.
public final class SQLiteDocument<Value: Codable & Equatable & Sendable>: Sendable {
  fileprivate struct State {
    var value: Value?
    /// The value on the disk, as far as this process knows.
    var written: Value?
    var isUnreadable = false

    func edited(by edit: (@Sendable (Value?) -> Value?)?) -> Value? {
      guard let edit else { return value }
      return edit(value)
    }
  }

  private let name: String
  private let durability: DatabaseDurability
  private let database: SQLiteDatabase
  private let state: Mutex<State>

  /// Reads the value of that name.
  /// - Parameters:
  ///   - name: What it is stored as.
  ///   - database: Where it is kept.
  ///   - durability: What each change survives; what is only typed need not wait for the disk.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(
    named name: String, in database: SQLiteDatabase, durability: DatabaseDurability = .survivesKill
  ) async throws {
    self.name = name
    self.durability = durability
    self.database = database
    let reading = try await database.read { transaction throws(DatabaseError) -> StoredReading<String> in
      switch try transaction.row(of: .document, where: "name", is: name) {
      case .there(let row): .there(try row["body"])
      case .notThere: .notThere
      case .unreadable: .unreadable
      }
    }
    state = Mutex(Self.state(reading))
  }

  /// The value that was kept last, if there is one.
  public func load() -> Value? {
    state.withLock { $0.value }
  }

  /// Whether there is a value that cannot be read: nobody knows what it said.
  public var isUnreadable: Bool {
    state.withLock { $0.isUnreadable && $0.value == nil }
  }

  /// Keeps the value in the place of the one that there was; nil keeps none.
  public func keep(_ newValue: Value?) async {
    state.withLock { $0.value = newValue }
    do {
      // The value as it is by then: of several that are kept at once, the first write takes the newest, and the others have nothing to do.
      try await database.make([change(durability)])
    } catch {
      // It is at hand, and written with the next one; the database tells who listens that it cannot write.
    }
  }

  /// Puts the value in the place of the one that there was; when the call returns, it is on the disk.
  /// - Throws: `DatabaseError` when it could not be written; then the value is the one that there was.
  public func store(_ newValue: Value) async throws {
    try await database.make([change(.survivesPowerLoss) { _ in newValue }])
  }

  /// The change that puts a value in the place of the one that there was; nil keeps none.
  public func setting(_ newValue: Value?) -> StoredChange {
    change(durability) { _ in newValue }
  }

  /// The change that makes another value of the one that there is by then.
  public func changing(_ edit: @escaping @Sendable (Value?) -> Value?) -> StoredChange {
    change(durability, edit)
  }
}

// MARK: - Writing

extension SQLiteDocument {
  /// - Parameter edit: Makes the new value; without one, it is written as it is at hand by then.
  private func change(
    _ durability: DatabaseDurability, _ edit: (@Sendable (Value?) -> Value?)? = nil
  ) -> StoredChange {
    let change = Mutex<Value?>(nil)
    return StoredChange(durability) {
      self.state.withLock { state in
        let value = state.edited(by: edit)
        // The same value is written again only where it has to survive more than before.
        let isWritten = value == state.written && (value == nil || durability == .survivesKill)
        return state.isUnreadable || !isWritten
      }
    } write: { [name] transaction in
      let value = self.state.withLock { $0.edited(by: edit) }
      change.withLock { $0 = value }
      if let value {
        try transaction.put([.text(name), .text(try value.storedJSON())], in: .document)
      } else {
        try transaction.delete(.text(name), from: .document)
      }
    } didWrite: {
      let value = change.withLock(\.self)
      self.state.withLock { state in
        if edit != nil { state.value = value }
        (state.written, state.isUnreadable) = (value, false)
      }
    }
  }
}

extension SQLiteDocument {
  fileprivate static func state(_ reading: StoredReading<String>) -> State {
    switch reading {
    case .there(let body):
      do {
        let value = try Value(storedJSON: body)
        return State(value: value, written: value)
      } catch {
        return State(isUnreadable: true)
      }
    case .notThere: return State()
    case .unreadable: return State(isUnreadable: true)
    }
  }
}

// MARK: - DraftStore

extension SQLiteDocument: DraftStore {
  /// Keeps the draft in the place of the one that there was.
  public func save(_ draft: Value) async { await keep(draft) }

  /// Forgets the draft.
  public func clear() async { await keep(nil) }
}
