import FlowStorage
import Testing

/// The checks for every store of secrets.
struct SecretStoreConformance {
  /// Makes the store as the next launch finds it.
  let open: () -> any SecretStore
  private let first = SecretGeneration("first")
  private let second = SecretGeneration("second")

  init(_ open: @escaping () -> any SecretStore) { self.open = open }

  /// Runs all checks, on an empty store.
  func check() async throws {
    try await checkReading()
    try await checkNumbers()
    try await checkSweeping()
    try await checkRemoving()
  }

  /// Catches a store that forgets at a launch, and one in which a session finds another one's secret.
  private func checkReading() async throws {
    let store = open()
    #expect(await store.read(first) == .missing)
    #expect(try await store.generations() == [])

    try await store.write(Secret("Ada's, “with” \u{1F511}"), of: first)
    try await store.write(Secret("Grace's"), of: second)

    let next = open()
    #expect(await next.read(first) == .found(Secret("Ada's, “with” \u{1F511}")))
    #expect(await next.read(second) == .found(Secret("Grace's")))
    #expect(await next.read(SecretGeneration("third")) == .missing)
    #expect(try await next.generations() == [first, second])
  }

  /// Catches a late write that puts an older token over a newer one, also that of a killed process, which had the same number.
  private func checkNumbers() async throws {
    try await open().write(Secret("2", number: 2), of: first)

    await #expect(throws: SecretError.superseded) { try await open().write(Secret("1", number: 1), of: first) }
    await #expect(throws: SecretError.superseded) { try await open().write(Secret("other 2", number: 2), of: first) }
    try await open().write(Secret("2", number: 2), of: first)
    let kept = await open().read(first)
    try await open().write(Secret("3", number: 3), of: first)
    try await open().write(Secret("1", number: 1), of: second)

    #expect(kept == .found(Secret("2", number: 2)))
    #expect(await open().read(first) == .found(Secret("3", number: 3)))
    #expect(await open().read(second) == .found(Secret("1", number: 1)))
  }

  /// Catches a sweep that takes the session's own secret, and one that leaves those of a deleted app.
  private func checkSweeping() async throws {
    try await open().sweep(keeping: second)
    let kept = try await open().generations()
    try await open().sweep(keeping: first)
    let none = try await open().generations()
    try await open().write(Secret("1"), of: first)
    try await open().sweep(keeping: nil)

    #expect(kept == [second])
    #expect(none == [])
    #expect(await open().read(first) == .missing)
  }

  private func checkRemoving() async throws {
    try await open().write(Secret("3", number: 3), of: first)
    try await open().write(Secret("1"), of: second)
    try await open().remove(first)
    try await open().remove(first)
    let left = try await open().generations()
    // The number belongs to the secret that is gone.
    try await open().write(Secret("0", number: 0), of: first)
    try await open().removeAll()

    #expect(left == [second])
    #expect(try await open().generations() == [])
  }
}
