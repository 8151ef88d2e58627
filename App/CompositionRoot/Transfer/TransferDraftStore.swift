import FlowScreens
import FlowShell
import FlowStorage
import Transfer

/// Stores the draft of a transfer; clearing it also clears the transfer's entry, in one transaction.
struct TransferDraftStore: DraftStore {
  let database: SQLiteDatabase
  let drafts: SQLiteDocument<TransferDraft>
  let entries: EntryStore

  func load() -> TransferDraft? { drafts.load() }

  func save(_ draft: TransferDraft) async { await drafts.save(draft) }

  func clear() async {
    do {
      try await database.apply([drafts.setting(nil), entries.leaving(TransferFeature.Entry.self, where: \.isTransfer)])
    } catch {
      // Both are still stored, so the next launch shows the receipt again.
    }
  }
}
