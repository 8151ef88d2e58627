import Business
import Storage
import Testing

struct BusinessStoreContractTests {
  @Test(arguments: StoreKind.allCases)
  func `holds no business at first`(_ kind: StoreKind) async throws {
    let store = try await kind.makeBusinessStore()

    #expect(try await store.loadAll() == [])
  }

  /// Catches an order by id: the one stored first has the greater.
  @Test(arguments: StoreKind.allCases)
  func `loads all saved values, in order`(_ kind: StoreKind) async throws {
    let store = try await kind.makeBusinessStore()

    try await store.save(.bolts)
    try await store.save(.acme)

    #expect(try await store.loadAll() == [.bolts, .acme])
  }

  /// Catches one that deletes and inserts: the business would move to the end.
  @Test(arguments: StoreKind.allCases)
  func `a business replaces the one with its id`(_ kind: StoreKind) async throws {
    let store = try await kind.makeBusinessStore()
    try await store.save(.acme)
    try await store.save(.bolts)

    try await store.save(.acmeRenamed)

    #expect(try await store.loadAll() == [.acmeRenamed, .bolts])
  }
}
