public import FlowLocalization
public import FlowScreens
import Synchronization

/// A named value, such as a draft: read at launch, available synchronously, saved at every change.
///
/// Use one for a value that is small enough to be rewritten at each change. From
/// `Modules/Core/Templates/Starter/App/CompositionRoot/Welcome/StoredWelcome.swift`:
///
/// ```swift
/// greeting = try await SQLiteDocument(named: "Greeting", title: "Greeting", of: .device, in: database)
/// ```
///
/// A value that cannot be written is still available until the process ends. ``isUnreadable`` reports a damaged value,
/// which is quarantined when another value replaces it.
public final class SQLiteDocument<Value: Codable & Equatable & Sendable>: Sendable {
  fileprivate struct State {
    var value: Value?
    /// The value on the disk, as last read or written by this process.
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
  /// Whether an edit may not be on the disk; nothing else makes the value and the written one differ.
  private let mayBeUnsaved = Atomic(false)
  private let prefills = Mutex<[@Sendable () -> Value?]>([])

  /// The changes that ``clear()`` makes in the same transaction, for the value that it clears.
  public let clearing = TransactionContributors<Value?>()

  /// Reads the value with this name.
  /// - Parameters:
  ///   - name: The name in the database, which must not change after a release.
  ///   - title: The title that a person reads if the value is damaged.
  ///   - isDraft: Whether it is unfinished input, which the person can enter again.
  ///   - owner: The owner of the document.
  ///   - database: The database.
  ///   - durability: The durability of each change; unfinished input need not wait for the disk.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(
    named name: String, title: LocalizedText, isDraft: Bool = false, of owner: StoredOwner, in database: SQLiteDatabase,
    durability: DatabaseDurability = .survivesKill
  ) async throws {
    self.name = name
    await database.register(DocumentDescription(title: title, isDraft: isDraft, owner: owner), named: name)
    self.durability = durability
    self.database = database
    let reading = try await database.read { transaction throws(DatabaseError) -> StoredReading<String> in
      switch try transaction.row(of: .document, where: "name", is: name) {
      case .found(let row): .found(try row["body"])
      case .missing: .missing
      case .unreadable: .unreadable
      }
    }
    state = Mutex(Self.state(reading))
    await database.register { [weak self] in self?.unsaved }
    await database.observeForgetting(of: owner) { [weak self] in self?.state.withLock { $0 = State() } }
  }

  /// The value with the name, if the disk has another one.
  private var unsaved: String? {
    guard mayBeUnsaved.load(ordering: .relaxed) else { return nil }
    return state.withLock { state in
      guard state.value != state.written else {
        mayBeUnsaved.store(false, ordering: .relaxed)
        return nil
      }
      do {
        return try "\(name): \(state.value?.storedJSON() ?? "nothing")"
      } catch {
        return "\(name): what cannot be stored"
      }
    }
  }

  /// Returns the latest value, if there is one, or else the first prefilled value.
  public func load() -> Value? {
    if let value = state.withLock(\.value) { return value }
    for prefill in prefills.withLock(\.self) { if let value = prefill() { return value } }
    return nil
  }

  /// Provides a value where none is stored, such as the content of a form that the person has not begun.
  public func prefill(with value: @escaping @Sendable () -> Value?) {
    prefills.withLock { $0.append(value) }
  }

  /// A Boolean value that indicates whether the stored value is damaged, and was not replaced.
  public var isUnreadable: Bool {
    state.withLock { $0.isUnreadable && $0.value == nil }
  }

  /// Sets the value, and saves it if possible; nil deletes it.
  public func set(_ newValue: Value?) async { await update { _ in newValue } }

  /// Transforms the value, and saves it if possible; nil deletes it.
  public func update(_ edit: @Sendable (Value?) -> Value?) async {
    state.withLock { state in
      state.value = edit(state.value)
      mayBeUnsaved.store(true, ordering: .relaxed)
    }
    do {
      // Writes the current value: the first of several concurrent saves writes the newest, and the others do nothing.
      try await database.apply([change(durability)])
    } catch {
      // The next save writes it; the database informs its observer of the failure.
    }
  }

  /// Stores the value; when the call returns, it is on the disk.
  /// - Throws: `DatabaseError` if it cannot be written; the previous value remains.
  public func store(_ newValue: Value) async throws {
    try await database.apply([change(.survivesPowerLoss) { _ in newValue }])
  }

  /// Returns a change that sets the value; nil deletes it.
  public func setting(_ newValue: Value?) -> StoredChange {
    change(durability) { _ in newValue }
  }

  /// Returns a change that transforms the value when it is made.
  public func changing(_ edit: @escaping @Sendable (Value?) -> Value?) -> StoredChange {
    change(durability, edit)
  }
}

/// The title, kind and owner of a document, for the report of its damage.
package struct DocumentDescription: Equatable, Sendable {
  package let title: LocalizedText
  /// Whether it is unfinished input.
  package let isDraft: Bool
  package let owner: StoredOwner

  package init(title: LocalizedText, isDraft: Bool, owner: StoredOwner) {
    self.title = title
    self.isDraft = isDraft
    self.owner = owner
  }
}

// MARK: - Writing

extension SQLiteDocument {
  /// - Parameter edit: Makes the new value; without one, the current value is written.
  private func change(
    _ durability: DatabaseDurability, _ edit: (@Sendable (Value?) -> Value?)? = nil
  ) -> StoredChange {
    let change = Mutex<Value?>(nil)
    return StoredChange(durability) {
      self.state.withLock { state in
        let value = state.edited(by: edit)
        // The same value is written again only for a higher durability; an unsaved or unreadable one is replaced.
        let isWritten = value == state.written && (value == nil || durability == .survivesKill)
        return state.isUnreadable || !isWritten || value != state.value
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
    case .found(let body):
      do {
        let value = try Value(storedJSON: body)
        return State(value: value, written: value)
      } catch {
        return State(isUnreadable: true)
      }
    case .missing: return State()
    case .unreadable: return State(isUnreadable: true)
    }
  }
}

// MARK: - DraftStore

extension SQLiteDocument: DraftStore {
  public func save(_ draft: Value) async { await update { _ in draft } }

  /// Clears the draft, and makes the changes of ``clearing`` in the same transaction.
  public func clear() async {
    do {
      let changes = clearing.isEmpty ? [] : try clearing.changes(for: load())
      guard !changes.isEmpty else { return await set(nil) }
      try await database.apply([setting(nil)] + changes)
    } catch {
      // All is still stored: the next launch restores the end of the flow.
    }
  }
}
