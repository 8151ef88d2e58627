import Testing

@testable import FlowProgram
@testable import FlowStorage

/// The secrets of a device whose store does a write later.
struct DeviceSecretsTests {
  private let secrets = DeviceSecrets(in: .memory(MemoryDisk()))
  private let generation = SecretGeneration("1")

  // Catches a store that takes the late write for a newer one.
  @Test func `a late write does not replace a newer secret`() async throws {
    let store = secrets.store()
    try await store.write(Secret("old", number: 1), of: generation)
    secrets.planLateWrite()

    await #expect(throws: SecretError.self) { try await store.write(Secret("late", number: 2), of: generation) }
    let isLate = secrets.isLate
    try await store.write(Secret("new", number: 3), of: generation)
    await secrets.writeLate()

    #expect(await store.read(generation) == .found(Secret("new", number: 3)))
    #expect(isLate && !secrets.isLate)
    #expect(secrets.replacedByOlderCount == 0)
  }

  @Test func `a late write is done if nothing newer is there`() async throws {
    let store = secrets.store()
    secrets.planLateWrite()

    await #expect(throws: SecretError.self) { try await store.write(Secret("late", number: 1), of: generation) }
    let before = await store.read(generation)
    await secrets.writeLate()

    #expect(before == .missing)
    #expect(await store.read(generation) == .found(Secret("late", number: 1)))
  }

  // Catches a secret that comes back after a person has signed out, or after their process was killed.
  @Test(arguments: [true, false])
  func `a late write is lost with its secret, and with its process`(isKilled: Bool) async throws {
    let store = secrets.store()
    secrets.planLateWrite()
    await #expect(throws: SecretError.self) { try await store.write(Secret("late", number: 1), of: generation) }

    if isKilled { secrets.didKill() } else { try await store.remove(generation) }
    await secrets.writeLate()

    #expect(secrets.count == 0)
  }
}
