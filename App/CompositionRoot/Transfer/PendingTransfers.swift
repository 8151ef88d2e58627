import FlowShell
import FlowStorage
import Storage
import Synchronization
import Transfer

/// The transfers that the person left while they were pending.
final class PendingTransfers: Sendable {
  private let intents: SQLiteIntentStore
  private let database: SQLiteDatabase
  private let entries: EntryStore
  private let dispatcher: TransferDispatcher
  /// The transfers whose leaving could not be stored; it is stored later.
  private let unstored = Mutex<Set<TransferIntent.ID>>([])

  init(in database: SQLiteDatabase, entries: EntryStore, dispatcher: TransferDispatcher) {
    intents = SQLiteIntentStore(in: database)
    self.database = database
    self.entries = entries
    self.dispatcher = dispatcher
  }

  /// Resumes all pending transfers; home shows an error if their records cannot be read.
  /// - Returns: Whether there were any.
  func resumeAll(isAutomatic: Bool) async -> Bool {
    do { return try await dispatcher.resumePendingTransfers(isAutomatic: isAutomatic) > 0 } catch { return false }
  }

  /// The person has left a transfer: stores it and clears the transfer's entry, in one transaction.
  ///
  /// A transfer whose record the disk did not confirm is given up in the same transaction.
  func leave(_ id: TransferIntent.ID) async {
    await store(id, with: [entries.leaving(TransferFeature.Entry.self, where: \.isTransfer)])
  }

  private func store(_ id: TransferIntent.ID, with changes: [StoredChange] = []) async {
    let unconfirmed = await dispatcher.unconfirmedIntent(id)
    do {
      try await database.apply([intents.leaving(id, unconfirmed: unconfirmed)] + changes)
      unstored.withLock { _ = $0.remove(id) }
      if unconfirmed != nil { await dispatcher.didAbandon(id) }
    } catch {
      // The next launch resumes the transfer itself.
      unstored.withLock { _ = $0.insert(id) }
    }
  }

  /// Returns the transfers that were not sent; home shows those that were.
  func unsent() async -> [UnsentTransfer] {
    for id in unstored.withLock(\.self) { await store(id) }
    do {
      return try await intents.unsent().compactMap(UnsentTransfer.init)
    } catch {
      // Tries again later; home shows the error.
      return []
    }
  }

  /// The person knows the outcome of these transfers.
  func forget(_ known: [TransferIntent.ID]) async {
    do {
      try await intents.markAsTold(known)
    } catch {
      // Tells it again.
    }
  }
}
