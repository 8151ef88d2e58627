import Profile
import Storage
import Testing

struct ProfileStoreContractTests {
  @Test(arguments: StoreKind.allCases)
  func `holds no profile at first`(_ kind: StoreKind) async throws {
    let store = try await kind.makeProfileStore()

    #expect(try await store.load() == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `loads the saved value`(_ kind: StoreKind) async throws {
    let store = try await kind.makeProfileStore()

    try await store.save(.ada)

    #expect(try await store.load() == .ada)
  }

  @Test(arguments: StoreKind.allCases)
  func `holds one profile, the one that was saved last`(_ kind: StoreKind) async throws {
    let store = try await kind.makeProfileStore()

    try await store.save(.ada)
    try await store.save(.augusta)

    #expect(try await store.load() == .augusta)
  }
}
