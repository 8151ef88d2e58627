import FlowScreens
import FlowTesting
import Synchronization

/// Validates a wish, and records it.
struct WishInteractor: SavingFormInteractor {
  let store: WishStore
  var givingUp: GivingUp?

  func visibleFields(for draft: FormDraft<WishField>) -> [WishField] {
    draft[.wish].isEmpty || store.asksOneField.withLock(\.self) ? [.wish] : WishField.allCases
  }

  func answer(from draft: FormDraft<WishField>) throws(FormError<WishField>) -> String {
    if store.isClosed.withLock(\.self) { throw FormError("No wishes today.") }
    var reader = FormReader(draft)
    let wish = reader.read(.wish) { text throws(WishError) in
      guard !text.isEmpty, store.isGranting.withLock(\.self) else { throw .empty }
      return text
    }
    guard let wish else { throw reader.refusal }
    return wish
  }

  @MainActor func save(_ wish: String) async throws(FormError<WishField>) -> String {
    store.saved.append(wish)
    await store.wait?.value()
    if let failure = store.failure { throw failure }
    return wish
  }
}

/// The wishes that were to be saved.
@MainActor
final class WishStore {
  /// Whether the rule of the day lets any wish pass.
  nonisolated let isGranting = Mutex(true)
  /// Whether nobody grants anything today, which concerns no field.
  nonisolated let isClosed = Mutex(false)
  /// Whether the reason is never asked.
  nonisolated let asksOneField = Mutex(false)
  var saved: [String] = []
  var failure: FormError<WishField>?
  /// Delays saving.
  var wait: TestAnswer<Void>?
}
