import FlowKit
import FlowSession
import FlowTesting
import Foundation
import SessionDoubles
import SimulatedDisk
import Testing

@testable import FlowStorage

/// An app with a session on a simulated disk: its database, and its secrets in a file.
@MainActor
struct SessionOnDisk {
  static let file = URL(filePath: "/simulated/app.sqlite")

  let database: SQLiteDatabase
  let session: Session
  let note: SQLiteDocument<String>

  init(_ service: TestService, generations: TestBox<Int>) async throws {
    database = try await StoredSchema(parts: []).open(.file(Self.file), on: MainActor.shared)
    note = try await SQLiteDocument(named: "note", title: "note", of: .person, in: database)
    let secrets = FileSecretStore(in: URL(filePath: "/simulated/secrets"), on: MainActor.shared)
    session = try await Session.open(
      service, in: database, secrets: secrets,
      makeGeneration: {
        generations.value += 1
        return "generation \(generations.value)"
      })
  }
}

/// A life of an app: its acts, with the states of the disk and the service.
@MainActor
struct SessionLife {
  enum Act: CaseIterable {
    case signInAda, signInGrace, signOut, exchange, lostExchange, relaunch
  }

  /// The certain facts after an act.
  struct Moment {
    let act: Act?
    /// The number of the disk's operations by then.
    let operations: Int
    let person: PersonID?
  }

  private(set) var history: DiskHistory
  private(set) var moments: [Moment] = []
  /// The states of the service, each with the number of operations when it began.
  private(set) var servers: [(operations: Int, server: TestServer)] = []

  /// Plays random acts on a disk.
  init(seed: UInt64, on disk: SimulatedDisk) async throws {
    disk.restart(from: DiskState())
    history = disk.history
    var random = SplitMix64(seed: seed)
    let service = TestService()
    let states = TestBox([(operations: 0, server: service.server)])
    service.onChange = { [unowned service] in states.value.append((disk.operationCount, service.server)) }
    let generations = TestBox(0)
    var app = try await SessionOnDisk(service, generations: generations)
    moments.append(Moment(act: nil, operations: disk.operationCount, person: nil))
    for act in [.signInAda] + (1...7).map({ _ in Act.allCases.randomElement(using: &random) ?? .exchange }) {
      switch act {
      case .signInAda: try await signIn(.ada, app, service)
      case .signInGrace: try await signIn(.grace, app, service)
      case .signOut: try await app.session.signOut()
      case .exchange, .lostExchange:
        service.server.expireAccess()
        service.refreshFaults = act == .lostExchange ? [.after(.timedOut)] : []
        _ = await app.call(service)
      case .relaunch:
        await app.database.close()
        app = try await SessionOnDisk(service, generations: generations)
      }
      await settle()
      service.refreshFaults = []
      moments.append(Moment(act: act, operations: disk.operationCount, person: app.session.status.person))
    }
    history = disk.history
    servers = states.value
    withExtendedLifetime(app) {}
  }

  private func signIn(_ person: PersonID, _ app: SessionOnDisk, _ service: TestService) async throws {
    try await app.session.begin(await service.signIn(person), storing: [app.note.setting("note of \(person.name)")])
  }

  /// The moments before and after an operation.
  func moments(around operation: Int) -> (before: Moment?, after: Moment?) {
    (moments.last { $0.operations <= operation }, moments.first { $0.operations > operation })
  }

  /// The states of the service that an end before an operation may find.
  func servers(at operation: Int) -> [TestServer] {
    let before = servers.last { $0.operations < operation }.map { [$0.server] } ?? []
    return before + servers.filter { $0.operations == operation }.map(\.server)
  }
}

extension SessionOnDisk {
  /// Makes a call of the app; nil if it fails.
  func call(_ service: TestService) async -> PersonID? {
    do throws(TestFailure) {
      return try await session.call(by: .app, failingWith: TestFailure.session) { token throws(TestFailure) in
        try await service.books(with: token)
      }
    } catch {
      return nil
    }
  }
}

/// Lets revocations arrive.
@MainActor
func settle() async { for _ in 1...60 { await nextTurn() } }
