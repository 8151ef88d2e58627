import FlowScreens
import FlowTesting
import Synchronization

/// Validates a wish, and records it.
struct WishInteractor: SavingFormInteractor {
  let store: WishStore

  func visibleFields(for draft: FormDraft<WishField>) -> [WishField] {
    draft[.wish].isEmpty ? [.wish] : WishField.allCases
  }

  func answer(from draft: FormDraft<WishField>) throws(FormError<WishField>) -> String {
    var reader = FormReader(draft)
    let wish = reader.read(.wish) { text throws(WishError) in
      guard !text.isEmpty, store.isGranting.withLock(\.self) else { throw .empty }
      return text
    }
    guard let wish else { throw reader.refusal }
    return wish
  }

  @MainActor func save(_ wish: String) async throws(WishError) {
    store.saved.append(wish)
    await store.wait?.value()
    if let failure = store.failure { throw failure }
  }
}

/// The wishes that were to be saved.
@MainActor
final class WishStore {
  /// Whether the rule of the day lets any wish pass.
  nonisolated let isGranting = Mutex(true)
  var saved: [String] = []
  var failure: WishError?
  /// Delays saving.
  var wait: TestAnswer<Void>?
}
