import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Money
import Storage
import Transfer

/// The transfers whose outcome the person does not know yet.
struct PendingTransfers: Sendable {
  private let intents: SQLiteIntentStore
  private let dispatcher: TransferDispatcher

  init(in database: SQLiteDatabase, dispatcher: TransferDispatcher) {
    intents = SQLiteIntentStore(in: database)
    self.dispatcher = dispatcher
  }

  /// Resumes all pending transfers; home shows an error if their records cannot be read.
  /// - Parameter isAutomatic: Whether the app resumes them by itself, without a request of the person.
  /// - Returns: Whether there were any.
  func resumeAll(isAutomatic: Bool) async -> Bool {
    do { return try await dispatcher.resumePendingTransfers(isAutomatic: isAutomatic) > 0 } catch { return false }
  }

  /// Returns the changes that belong to the end of a transfer that the person leaves while it is pending.
  ///
  /// A transfer whose record the disk did not confirm is recorded as not sent. A recorded one is resumed, and a refusal is
  /// reported.
  /// - Parameters:
  ///   - id: The id of the transfer.
  ///   - change: Another change of the end.
  func end(leaving id: TransferIntent.ID, with change: StoredChange) -> StoredEnd {
    .storing { [intents, dispatcher] in
      let unconfirmed = await dispatcher.unconfirmedIntent(id).map { [intents.abandoning($0)] } ?? []
      return unconfirmed + [change]
    } didStore: { [dispatcher] in
      await dispatcher.didAbandon(id)
    }
  }

  /// Returns the transfers whose outcome is not known; nil if one of them cannot be read.
  func open() async -> [TransferIntent]? {
    do {
      var open: [TransferIntent] = []
      for id in try await intents.openIntentIDs() {
        if let record = try await intents.record(of: id) { open.append(record.intent) }
      }
      return open
    } catch {
      return nil
    }
  }

  /// Returns the transfers that were not sent; home lists those that were.
  func unsent() async -> [UnsentTransfer] {
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
      try await intents.markAsRead(known)
    } catch {
      // The person is notified again.
    }
  }
}

/// A transfer that was not sent, as the person has not read yet.
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
      sentence: "\(intent.quote.source) to \(intent.recipient.details.name) was not sent. \(refusal.text)"
    )
  }
}
