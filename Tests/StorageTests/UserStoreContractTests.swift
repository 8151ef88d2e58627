import Contact
import Onboarding
import Profile
import Storage
import Testing

struct UserStoreContractTests {
  @Test(arguments: StoreKind.allCases)
  func `is empty at first`(_ kind: StoreKind) async throws {
    let store = try await kind.makeUserStore()

    #expect(try await store.user(with: User.ada.email) == nil)
  }

  @Test(arguments: StoreKind.allCases, ["ada@example.com", "Ada@Example.COM"])
  func `finds a user regardless of case`(_ kind: StoreKind, _ email: String) async throws {
    let store = try await kind.makeUserStore()
    try await store.save(.augusta)
    try await store.save(.ada)

    #expect(try await store.user(with: EmailAddress(email)) == .ada)
  }

  /// Catches a comparison by bytes, in which an accent that was typed apart makes another address.
  @Test(arguments: StoreKind.allCases)
  func `finds a user regardless of composed accents`(_ kind: StoreKind) async throws {
    let store = try await kind.makeUserStore()
    let zoe = try User.make(3, "zoe\u{308}@example.com")
    try await store.save(zoe)

    #expect(try await store.user(with: EmailAddress("ZO\u{CB}@example.com")) == zoe)
  }

  @Test(arguments: StoreKind.allCases, ["ada@example.com", "ADA@example.com"])
  func `refuses a second user with one address, and keeps the first`(_ kind: StoreKind, _ email: String) async throws {
    let store = try await kind.makeUserStore()
    let second = try User.make(2, email)
    try await store.save(.ada)

    await #expect(throws: UserStoreError.alreadyKnown(second.email)) { try await store.save(second) }

    #expect(try await store.user(with: second.email) == .ada)
  }

  @Test(arguments: StoreKind.allCases)
  func `saving a user again keeps the same user`(_ kind: StoreKind) async throws {
    let store = try await kind.makeUserStore()

    try await store.save(.ada)
    try await store.save(.ada)

    #expect(try await store.user(with: User.ada.email) == .ada)
  }

  @Test(arguments: StoreKind.allCases)
  func `a corrected address is found, and the former one is free`(_ kind: StoreKind) async throws {
    let store = try await kind.makeUserStore()
    let corrected = try User.make(1, "countess@example.com")
    let other = try User.make(2, "ada@example.com")
    try await store.save(.ada)

    try await store.save(corrected)
    try await store.save(other)

    #expect(try await store.user(with: corrected.email) == corrected)
    #expect(try await store.user(with: other.email) == other)
  }

  @Test(arguments: StoreKind.allCases)
  func `a correction to another's address changes nothing`(_ kind: StoreKind) async throws {
    let store = try await kind.makeUserStore()
    let imitator = try User.make(2, "ada@example.com")
    try await store.save(.ada)
    try await store.save(.augusta)

    await #expect(throws: UserStoreError.alreadyKnown(imitator.email)) { try await store.save(imitator) }

    #expect(try await store.user(with: User.ada.email) == .ada)
    #expect(try await store.user(with: User.augusta.email) == .augusta)
  }
}
