import FlowScreens
import Testing

struct InMemoryDraftStoreTests {
  // Catches a double that forgets or keeps other drafts than a store on a disk: tests of drafts depend on it.
  @Test func `the latest draft is loaded until it is cleared, and all saved ones are known`() async {
    let store = InMemoryDraftStore<String>()
    #expect(store.load() == nil && store.saved == [])

    await store.save("a")
    await store.save("b")
    #expect(store.load() == "b" && store.saved == ["a", "b"])

    await store.clear()
    #expect(store.load() == nil && store.saved == ["a", "b"])
    #expect(InMemoryDraftStore("c").load() == "c")
  }
}
