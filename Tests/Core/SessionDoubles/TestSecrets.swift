package import FlowStorage

/// A store of secrets that fails on demand.
package final class TestSecrets: SecretStore {
  package struct Faults {
    package init() {}

    package var reading: SecretReading?
    package var writing: SecretError?
  }

  private let store: MemorySecretStore
  package let faults = TestBox(Faults())
  /// The operations so far.
  package let log = TestBox([String]())

  package init(_ store: MemorySecretStore) { self.store = store }

  package func read(_ generation: SecretGeneration) async -> SecretReading {
    if let reading = faults.value.reading { return reading }
    return await store.read(generation)
  }

  package func write(_ secret: Secret, of generation: SecretGeneration) async throws(SecretError) {
    if let error = faults.value.writing { throw error }
    log.value.append("write \(generation.name) \(secret.number)")
    try await store.write(secret, of: generation)
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
