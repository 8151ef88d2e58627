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
    var isNextLate = false
    /// The write that the store has not confirmed, and that it does later.
    var late: (secret: Secret, generation: SecretGeneration)?
    var replacedByOlderCount = 0
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

  /// Replaces each secret by one that is none; a running app has its tokens in memory, and finds out at its next launch.
  func damage() async {
    do throws(SecretError) {
      for generation in try await base.generations() {
        guard case .found(let former) = await base.read(generation) else { continue }
        try await base.write(Secret("", number: former.number + 1), of: generation)
      }
    } catch {
      // A store that fails is unreadable as well.
    }
  }

  func didKill() {
    state.withLock { state in
      state.killCount += 1
      state.late = nil
    }
  }

  /// The difference between states, as text; empty for a device without secrets.
  var digestText: String {
    let late = state.withLock { ($0.isNextLate ? "late" : "") + ($0.late == nil ? "" : "later") }
    return (disk?.secretsDigest ?? "") + (isReadable ? "" : "unreadable") + late
  }

  /// The number of secrets; nil for a file.
  var count: Int? { disk?.secretNumbers.count }

  /// How often a secret was replaced by an older one of its generation.
  var replacedByOlderCount: Int { state.withLock(\.replacedByOlderCount) }

  /// Whether a write is planned or waits that the store does later.
  var isLate: Bool { state.withLock { $0.isNextLate || $0.late != nil } }

  /// Plans that the next write is not confirmed, and is done later.
  func planLateWrite() { state.withLock { $0.isNextLate = true } }

  /// Does the write that is late; none is planned any more.
  func writeLate() async {
    let late = state.withLock { state in
      defer { (state.isNextLate, state.late) = (false, nil) }
      return state.late
    }
    // Nobody waits for the answer.
    do throws(SecretError) { if let late { try await write(late.secret, of: late.generation) } } catch {}
  }

  /// Returns whether a write is done later.
  fileprivate func delaysWrite(of secret: Secret, _ generation: SecretGeneration) -> Bool {
    state.withLock { state in
      guard state.isNextLate else { return false }
      (state.isNextLate, state.late) = (false, (secret, generation))
      return true
    }
  }

  fileprivate func write(_ secret: Secret, of generation: SecretGeneration) async throws(SecretError) {
    let former = disk?.secretNumbers[generation]
    defer {
      if let former, let number = disk?.secretNumbers[generation], number < former {
        state.withLock { $0.replacedByOlderCount += 1 }
      }
    }
    try await base.write(secret, of: generation)
  }

  /// Forgets the late write of a secret that is removed; nil stands for all.
  fileprivate func dropLateWrite(of generation: SecretGeneration?) {
    state.withLock { if generation == nil || $0.late?.generation == generation { $0.late = nil } }
  }

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
    _ = try base()
    if secrets.delaysWrite(of: secret, generation) { throw .failed(0, "the write was not confirmed") }
    try await secrets.write(secret, of: generation)
  }

  func remove(_ generation: SecretGeneration) async throws(SecretError) {
    let base = try base()
    secrets.dropLateWrite(of: generation)
    try await base.remove(generation)
  }

  func generations() async throws(SecretError) -> [SecretGeneration] { try await base().generations() }

  func removeAll() async throws(SecretError) {
    let base = try base()
    secrets.dropLateWrite(of: nil)
    try await base.removeAll()
  }
}
