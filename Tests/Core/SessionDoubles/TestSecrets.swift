package import FlowStorage
package import FlowTesting

/// A store of secrets that fails on demand.
package final class TestSecrets: SecretStore {
  package struct Faults {
    package init() {}

    package var reading: SecretReading?
    package var writing: SecretError?
    /// Whether writes are not confirmed, and done later.
    package var areWritesLate = false
    /// If set, each write waits for it.
    package var gate: TestAnswer<Void>?
  }

  private let store: MemorySecretStore
  package let faults = TestBox(Faults())
  /// The operations so far.
  package let log = TestBox([String]())
  private let late = TestBox([(secret: Secret, generation: SecretGeneration)]())

  package init(_ store: MemorySecretStore) { self.store = store }

  package func read(_ generation: SecretGeneration) async -> SecretReading {
    if let reading = faults.value.reading { return reading }
    return await store.read(generation)
  }

  package func write(_ secret: Secret, of generation: SecretGeneration) async throws(SecretError) {
    if let gate = faults.value.gate { await gate.value() }
    if let error = faults.value.writing { throw error }
    if faults.value.areWritesLate {
      late.value.append((secret, generation))
      throw .failed(0, "the write was not confirmed")
    }
    log.value.append("write \(generation.name) \(secret.number)")
    try await store.write(secret, of: generation)
  }

  /// Does the late writes, also those of a killed process.
  package func writeLate() async {
    let writes = late.value
    late.value = []
    for write in writes { try? await store.write(write.secret, of: write.generation) }
  }

  package func remove(_ generation: SecretGeneration) async throws(SecretError) {
    try check()
    log.value.append("remove \(generation.name)")
    try await store.remove(generation)
  }

  package func generations() async throws(SecretError) -> [SecretGeneration] {
    try check()
    return try await store.generations()
  }

  package func removeAll() async throws(SecretError) {
    try check()
    try await store.removeAll()
  }

  private func check() throws(SecretError) { if case .unreadable(let error) = faults.value.reading { throw error } }
}
