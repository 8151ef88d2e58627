import Business
import Testing

struct InMemoryBusinessStoreTests {
  @Test func `a business takes the place of the one with its id, and the order stays`() async throws {
    let store = InMemoryBusinessStore()
    let second = try BusinessProfile.acme(id: .number(2))

    await store.save(try .acme)
    await store.save(second)
    await store.save(try .guild)

    #expect(await store.businesses(from: nil) == BusinessPage([second, try .guild]))
  }
}
