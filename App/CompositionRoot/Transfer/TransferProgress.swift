import AppShell
import Database
import Documents
import Forms
import Transfer

/// Keeps the draft of a transfer until the person knows what has become of it; then they are at home again, as one.
struct TransferProgress: DraftStore {
  let database: SQLiteDatabase
  let drafts: SQLiteDocument<TransferDraft>
  let entries: EntryStore

  func load() -> TransferDraft? { drafts.load() }

  func save(_ draft: TransferDraft) async { await drafts.save(draft) }

  func clear() async {
    do {
      try await database.make([drafts.setting(nil), entries.leaving(TransferFeature.Entry.self, where: \.isTransfer)])
    } catch {
      // Both are still there, and so the next launch shows the receipt again.
    }
  }
}
