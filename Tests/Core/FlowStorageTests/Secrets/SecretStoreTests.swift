import FlowTesting
import Foundation
import SimulatedDisk
import Testing

@testable import FlowStorage

struct SecretStoreTests {
  @Test func `a store on the simulated device behaves as every store`() async throws {
    let disk = MemoryDisk()
    try await SecretStoreConformance { MemorySecretStore(on: disk) }.check()
  }

  @Test func `a store in a file behaves as every store`() async throws {
    let folder = try TemporaryFolder()
    try await SecretStoreConformance { FileSecretStore(in: folder.url.appending(path: "secrets")) }.check()
  }

  @Test func `a store in a file on the simulated disk behaves as every store`() async throws {
    let disk = SimulatedDisk()
    try await DatabaseFile.$fileSystem.withValue(disk) {
      try await SecretStoreConformance { FileSecretStore(in: URL(filePath: "/simulated/secrets")) }.check()
    }
  }

  /// Catches an explorer that goes back to a state, and finds a later state's secret.
  @Test func `a copy of the simulated device's disk has its own secrets, and a new disk has none`() async throws {
    let disk = MemoryDisk()
    let generation = SecretGeneration("1")
    try await MemorySecretStore(on: disk).write(Secret("before"), of: generation)

    let copy = disk.copy()
    try await MemorySecretStore(on: disk).write(Secret("after", number: 1), of: generation)

    #expect(await MemorySecretStore(on: copy).read(generation) == .found(Secret("before")))
    #expect(await MemorySecretStore(on: disk.emptyDisk()).read(generation) == .missing)
  }
}
