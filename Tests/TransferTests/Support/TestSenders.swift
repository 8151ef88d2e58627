import Business
import FlowKit
import Synchronization
import Transfer

/// Ada, a business of hers, and an older one that is loaded when it is wanted.
final class TestSenders: SenderDirectory {
  let active: Sender
  let business: Sender
  let older: Sender
  private let state: Mutex<(loaded: [Sender], more: [Sender])>

  /// - Parameter hasMore: Whether the older business exists.
  init(hasMore: Bool = false) throws {
    active = Sender(id: try Sender.ID("ada"), kind: .person, name: "Ada Lovelace")
    business = Sender(id: try Sender.ID("engines"), kind: .business, name: "Engines Ltd")
    older = Sender(id: try Sender.ID("looms"), kind: .business, name: "Looms")
    state = Mutex(([active, business], hasMore ? [older] : []))
  }

  var loaded: [Sender] { state.withLock(\.loaded) }

  var hasMore: Bool { state.withLock { !$0.more.isEmpty } }

  func loadMore() async { state.withLock { ($0.loaded, $0.more) = ($0.loaded + $0.more, []) } }

  func sender(with id: Sender.ID) -> Sender? { loaded.first { $0.id == id } }

  func sender(of business: BusinessProfile) -> Sender { self.business }
}
