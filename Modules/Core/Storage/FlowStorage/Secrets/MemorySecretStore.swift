import Synchronization

/// The secrets of a simulated device, on its disk in memory: they survive kills and launches.
public struct MemorySecretStore: SecretStore {
  private let disk: MemoryDisk

  public init(on disk: MemoryDisk) {
    self.disk = disk
  }

  public func read(_ generation: SecretGeneration) async -> SecretReading {
    disk.secrets.withLock { $0[generation] }.map { .found($0) } ?? .missing
  }

  public func write(_ secret: Secret, of generation: SecretGeneration) async throws(SecretError) {
    let isWritten = disk.secrets.withLock { secrets in
      if let former = secrets[generation], !former.yields(to: secret) { return false }
      secrets[generation] = secret
      return true
    }
    if !isWritten { throw .superseded }
  }

  public func remove(_ generation: SecretGeneration) async throws(SecretError) {
    disk.secrets.withLock { $0[generation] = nil }
  }

  public func generations() async throws(SecretError) -> [SecretGeneration] {
    disk.secrets.withLock { $0.keys.sorted() }
  }

  public func removeAll() async throws(SecretError) { disk.secrets.withLock { $0 = [:] } }
}

extension MemoryDisk {
  /// The difference between states of the secrets, as text; how often they were exchanged makes none.
  package var secretsDigest: String {
    secrets.withLock { secrets in
      secrets.sorted { $0.key < $1.key }.map { $1.text.isEmpty ? "\($0.name) damaged" : $0.name }
    }.joined(separator: ";")
  }

  /// How often each secret was exchanged.
  package var secretNumbers: [SecretGeneration: Int] { secrets.withLock { $0.mapValues(\.number) } }
}
