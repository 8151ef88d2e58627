import FlowKit
import Foundation
import Testing
import Transfer

/// The intent store in memory.
struct InMemoryIntentStoreTests {
  private let store = InMemoryIntentStore()

  private func intent(_ number: Int, _ quote: String) throws -> TransferIntent {
    let price = try Quote.hundredPounds
    return try TransferIntent(
      number,
      Quote(
        id: Quote.ID(quote), sender: price.sender, request: price.request, rate: price.rate, fee: price.fee,
        expiry: price.expiry))
  }

  /// Catches an answer that is noted for another intent, or over the one that was noted first.
  @Test func `an intent ends once, and no other with it`() async throws {
    for number in 1...3 { try await store.begin(intent(number, "quote-\(number)")) }

    try await store.abandon(.numbered(2), because: .poor)
    try await store.close(.numbered(2), with: .waiting)

    #expect(try await store.openIntentIDs() == [.numbered(1), .numbered(3)])
    #expect(try await store.record(of: .numbered(2))?.state == .abandoned(.poor))
    #expect(try await store.record(of: .numbered(3))?.state == .open)
    #expect(try await store.record(of: .numbered(4)) == nil)
    #expect(try await store.unreadableCount() == 0)
  }

  @Test func `an id serves once, and a price once unless the bank has refused`() async throws {
    try await store.begin(intent(1, "quote-1"))

    await #expect(throws: IntentStoreError.idUsed) { try await store.begin(intent(1, "quote-2")) }
    await #expect(throws: IntentStoreError.quoteUsed) { try await store.begin(intent(2, "quote-1")) }
    try await store.abandon(.numbered(1), because: .poor)
    try await store.begin(intent(2, "quote-1"))

    #expect(try await store.openIntentIDs() == [.numbered(2)])
  }
}
