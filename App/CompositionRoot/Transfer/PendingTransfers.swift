import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Money
import Storage
import Synchronization
import Transfer

/// The transfers that the person left while they were pending.
final class PendingTransfers: Sendable {
  private let intents: SQLiteIntentStore
  private let database: SQLiteDatabase
  private let entries: EntryStore
  private let dispatcher: TransferDispatcher
  /// The transfers that the person has left, but that could not be marked as left; this is retried later.
  private let unstored = Mutex<Set<TransferIntent.ID>>([])

  init(in database: SQLiteDatabase, entries: EntryStore, dispatcher: TransferDispatcher) {
    intents = SQLiteIntentStore(in: database)
    self.database = database
    self.entries = entries
    self.dispatcher = dispatcher
  }

  /// Resumes all pending transfers; home shows an error if their records cannot be read.
  /// - Parameter isAutomatic: Whether the app resumes them by itself, without a request of the person.
  /// - Returns: Whether there were any.
  func resumeAll(isAutomatic: Bool) async -> Bool {
    do { return try await dispatcher.resumePendingTransfers(isAutomatic: isAutomatic) > 0 } catch { return false }
  }

  /// Marks a transfer as left by the person and clears its entry, in one transaction.
  ///
  /// A transfer whose record the disk did not confirm is recorded as not sent in the same transaction.
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

  /// Returns the transfers that were not sent; home lists those that were.
  func unsent() async -> [UnsentTransfer] {
    for id in unstored.withLock(\.self) { await store(id) }
    do {
      return try await intents.unsent().compactMap(UnsentTransfer.init)
    } catch {
      // Tries again later; home shows the error.
      return []
    }
  }

  /// Removes these transfers, whose outcome the person has read.
  func forget(_ known: [TransferIntent.ID]) async {
    do {
      try await intents.markAsTold(known)
    } catch {
      // The person is told again.
    }
  }
}

/// A transfer that the person left while it was pending, and that was not sent.
struct UnsentTransfer: Equatable, Sendable {
  let id: TransferIntent.ID
  /// The amount, the recipient and the reason.
  let sentence: LocalizedText
}

extension UnsentTransfer {
  /// - Returns: nil if it was not refused.
  init?(_ record: IntentRecord) {
    guard case .abandoned(let refusal) = record.state else { return nil }
    let intent = record.intent
    self.init(
      id: intent.id,
      sentence: "\(intent.quote.source) to \(intent.recipient.details.name) was not sent. \(verbatim: refusal.sentence)"
    )
  }
}
