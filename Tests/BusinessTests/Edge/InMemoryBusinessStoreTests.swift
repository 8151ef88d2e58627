import Business
import Testing

struct InMemoryBusinessStoreTests {
  @Test func `a business replaces the one with its id, in the same position`() async throws {
    let store = InMemoryBusinessStore()
    let second = try BusinessProfile.acme(id: .number(2))

    await store.save(try .acme)
    await store.save(second)
    await store.save(try .guild)

    #expect(await store.businesses(from: nil) == BusinessPage([second, try .guild]))
  }
}
