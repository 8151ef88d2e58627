import FlowStorage
import Foundation
import Synchronization

/// The secrets of a simulated device, which survive kills and launches; a phrase of journeys makes them unreadable, as before the
/// first unlock of a phone.
final class DeviceSecrets: Sendable {
  private struct State {
    var isReadable = true
    /// The number of kills: a process that is gone reads and writes nothing any more.
    var killCount = 0
  }

  fileprivate let base: any SecretStore
  /// The disk in memory that has them; nil for a file.
  private let disk: MemoryDisk?
  private let state = Mutex(State())

  init(in storage: DeviceStorage) {
    switch storage {
    case .file(let file):
      base = FileSecretStore(in: file.appendingPathExtension("secrets"), on: storage.host)
      disk = nil
    case .memory(let memory):
      base = MemorySecretStore(on: memory)
      disk = memory
    }
  }

  /// Returns the store for a launch of the app.
  func store() -> any SecretStore { LaunchedSecrets(secrets: self, killCount: state.withLock(\.killCount)) }

  var isReadable: Bool { state.withLock(\.isReadable) }

  func setReadable(_ isReadable: Bool) { state.withLock { $0.isReadable = isReadable } }

  func didKill() { state.withLock { $0.killCount += 1 } }

  /// The difference between states, as text; empty for a device without secrets.
  var digestText: String { (disk?.secretsDigest ?? "") + (isReadable ? "" : "unreadable") }

  /// Returns why a process cannot use them.
  fileprivate func refusal(after killCount: Int) -> SecretError? {
    state.withLock { state in
      if state.killCount != killCount { return .failed(0, "the process was killed") }
      return state.isReadable ? nil : .locked
    }
  }
}

/// The secrets as one launch of the app reaches them.
private struct LaunchedSecrets: SecretStore {
  let secrets: DeviceSecrets
  let killCount: Int

  private func base() throws(SecretError) -> any SecretStore {
    if let refusal = secrets.refusal(after: killCount) { throw refusal }
    return secrets.base
  }

  func read(_ generation: SecretGeneration) async -> SecretReading {
    do throws(SecretError) { return try await base().read(generation) } catch { return .unreadable(error) }
  }

  func write(_ secret: Secret, of generation: SecretGeneration) async throws(SecretError) {
    try await base().write(secret, of: generation)
  }

  func remove(_ generation: SecretGeneration) async throws(SecretError) { try await base().remove(generation) }

  func generations() async throws(SecretError) -> [SecretGeneration] { try await base().generations() }

  func removeAll() async throws(SecretError) { try await base().removeAll() }
}
