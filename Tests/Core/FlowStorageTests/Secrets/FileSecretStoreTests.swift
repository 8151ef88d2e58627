import FlowTesting
import Foundation
import SimulatedDisk
import Testing

@testable import FlowStorage

struct FileSecretStoreTests {
  private let generation = SecretGeneration("1")

  /// Catches secrets that other users of the computer can read, also in a folder that somebody has made before.
  @Test(arguments: [nil, 0o755, 0o700] as [mode_t?])
  func `only the owner can use the file and its folder`(former: mode_t?) async throws {
    let folder = try TemporaryFolder()
    let place = folder.url.appending(path: "secrets")
    if let former {
      try FileManager.default.createDirectory(
        at: place, withIntermediateDirectories: false, attributes: [.posixPermissions: Int(former)])
      chmod(place.path(percentEncoded: false), former)
    }

    try await FileSecretStore(in: place).write(Secret("1"), of: generation)

    #expect(try mode(of: place) == 0o700)
    #expect(try mode(of: place.appending(path: "secrets")) == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path(percentEncoded: false)) == ["secrets"])
  }

  /// Catches a damaged file that is taken for an empty one: the person would be signed out.
  @Test func `a damaged file is unreadable, and is replaced by the next secret`() async throws {
    let folder = try TemporaryFolder()
    let store = FileSecretStore(in: folder.url.appending(path: "secrets"))
    try await store.write(Secret("1"), of: generation)
    let file = folder.url.appending(path: "secrets/secrets")
    try Data("{\"1\":{\"numb".utf8).write(to: file)

    let reading = await store.read(generation)
    await #expect(throws: SecretError.damaged) { try await store.sweep(keeping: generation) }
    try await store.write(Secret("2"), of: generation)

    #expect(reading == .unreadable(.damaged))
    #expect(await store.read(generation) == .found(Secret("2")))
  }

  @Test func `a sweep of everything removes a damaged file and a draft, too`() async throws {
    let folder = try TemporaryFolder()
    let place = folder.url.appending(path: "secrets")
    let store = FileSecretStore(in: place)
    try await store.write(Secret("1"), of: generation)
    try Data("damage".utf8).write(to: place.appending(path: "secrets"))
    try Data("half of a sec".utf8).write(to: place.appending(path: "secrets.new"))

    try await store.sweep(keeping: nil)

    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path(percentEncoded: false)) == [])
    #expect(await store.read(generation) == .missing)
  }

  /// Catches a store that takes every failure for a missing file.
  @Test func `an unreadable secret is not missing`() async throws {
    let folder = try TemporaryFolder()
    let place = folder.url.appending(path: "secrets")
    try FileManager.default.createDirectory(at: place.appending(path: "secrets"), withIntermediateDirectories: true)
    let aFolder = await FileSecretStore(in: place).read(generation)
    try Data().write(to: folder.url.appending(path: "file"))
    let belowAFile = await FileSecretStore(in: folder.url.appending(path: "file")).read(generation)
    let nothing = await FileSecretStore(in: folder.url.appending(path: "other")).read(generation)

    for reading in [aFolder, belowAFile] {
      guard case .unreadable = reading else { return #expect(reading == .unreadable(.notAllowed)) }
    }
    #expect(nothing == .missing)
  }

  @Test func `a disk that fails to read is reported, and that again after it has recovered`() async throws {
    let disk = SimulatedDisk()
    let store = DatabaseFile.$fileSystem.withValue(disk) { FileSecretStore(in: URL(filePath: "/simulated/secrets")) }
    try await store.write(Secret("1"), of: generation)
    disk.plan(SimulatedFault(.readFails, at: 0))

    let failed = await store.read(generation)
    let later = await store.read(generation)

    guard case .unreadable(.failed) = failed else { return #expect(failed == .unreadable(.damaged)) }
    #expect(later == .found(Secret("1")))
  }

  /// Catches a file that is written in place: half of it would be there.
  @Test func `a kill or a power failure at any operation leaves the former secrets or the new ones`() async throws {
    let disk = SimulatedDisk()
    let place = URL(filePath: "/simulated/secrets")
    let other = SecretGeneration("2")
    let store = DatabaseFile.$fileSystem.withValue(disk) { FileSecretStore(in: place) }
    try await store.write(Secret("former"), of: generation)
    disk.restart(from: disk.state)
    try await store.write(Secret("new", number: 1), of: generation)
    try await store.write(Secret("other"), of: other)
    try await store.remove(generation)
    let history = disk.history

    var found: [String] = []
    for point in 0...history.operations.count {
      let states =
        [history.stateAfterKill(at: point)]
        + ([.none] + (1...20).map { UnsyncedSurvival.some(seed: $0) }).map { survival in
          history.stateAfterPowerFailure(at: point, survival) { _ in false }
        }
      for state in states {
        disk.restart(from: state)
        let next = DatabaseFile.$fileSystem.withValue(disk) { FileSecretStore(in: place) }
        found.append("\(text(await next.read(generation))) \(text(await next.read(other)))")
        // A draft that the kill has left is in nobody's way.
        try await next.write(Secret("last", number: 9), of: other)
        try await next.sweep(keeping: nil)
        #expect(disk.state.paths == [])
      }
    }

    #expect(Set(found) == ["former -", "new -", "new other", "- other"])
    #expect(found.count > 300)
  }

  @Test(arguments: SimulatedFault.Kind.allCases)
  func `a failed operation is reported, and the former secret or the new one is there`(kind: SimulatedFault.Kind)
    async throws
  {
    let disk = SimulatedDisk()
    let store = DatabaseFile.$fileSystem.withValue(disk) { FileSecretStore(in: URL(filePath: "/simulated/secrets")) }
    for index in 0..<8 {
      disk.restart(from: DiskState())
      try await store.write(Secret("former"), of: generation)
      disk.plan(SimulatedFault(kind, at: index))
      let error: SecretError?
      do throws(SecretError) {
        try await store.write(Secret("new", number: 1), of: generation)
        error = nil
      } catch let failure {
        error = failure
      }
      disk.plan(nil)

      let reading = text(await store.read(generation))
      if error == nil { #expect(reading == "new") } else { #expect(["former", "new"].contains(reading)) }
    }
  }

  private func text(_ reading: SecretReading) -> String {
    switch reading {
    case .found(let secret): secret.text
    case .missing: "-"
    case .unreadable(let error): "\(error)"
    }
  }

  private func mode(of url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false))[.posixPermissions] as? Int
  }
}
