import Contact
import Onboarding
import Profile
import Testing

struct InMemoryUserStoreTests {
  private let store = InMemoryUserStore()

  @Test func `finds a user regardless of case`() throws {
    try store.save(.ada)

    #expect(store.user(with: try EmailAddress("Ada@Example.COM")) == (try .ada))
    #expect(store.user(with: try .augusta) == nil)
  }

  @Test(arguments: ["ada@example.com", "ADA@example.com"])
  func `refuses a second user with one address, and keeps the first`(email: String) throws {
    let email = try EmailAddress(email)
    try store.save(.ada)

    #expect(throws: UserStoreError.alreadyKnown(email)) { try store.save(.somebody.with(email: email)) }

    #expect(store.users == [try .ada])
  }

  @Test func `updates a saved user, and releases the former address`() throws {
    try store.save(.ada)

    try store.save(.ada.with(email: .augusta))
    try store.save(.somebody)

    #expect(store.user(with: try .augusta)?.id == (try User.ada.id))
    #expect(store.user(with: try .ada) == (try .somebody))
    #expect(store.users.count == 2)
  }

  @Test func `compares addresses in composed form`() throws {
    try store.save(.ada.with(email: EmailAddress("zoe\u{308}@example.com")))

    #expect(store.user(with: try EmailAddress("ZO\u{CB}@example.com")) != nil)
    #expect(try Array(EmailAddress("e\u{301}@b.co").comparisonKey.utf8) == Array("\u{E9}@b.co".utf8))
  }
}
