import FlowKit
import FlowSession
import FlowStorage
import FlowTesting
import SessionDoubles
import Testing

/// An app with a session on a simulated device, with its launches and kills.
@MainActor
final class SessionTest {
  let service = TestService()
  let disk = MemoryDisk()
  let secrets: TestSecrets
  /// Whether the device was unlocked since its start.
  let isUnlocked = TestBox(true)
  private(set) var database: SQLiteDatabase
  private(set) var session: Session
  private(set) var note: SQLiteDocument<String>
  private let generationCount = TestBox(0)

  /// Launches the app.
  /// - Parameter person: The signed-in person; nil for nobody.
  init(signedIn person: PersonID? = .ada) async throws {
    secrets = TestSecrets(MemorySecretStore(on: disk))
    (database, note) = try await Self.open(disk)
    session = try await Self.open(service, database, secrets, isUnlocked, generationCount)
    if let person { try await signIn(person) }
  }

  private static func open(_ disk: MemoryDisk) async throws -> (SQLiteDatabase, SQLiteDocument<String>) {
    let database = try await StoredSchema(parts: []).open(.disk(disk, name: "app"), on: MainActor.shared)
    return (database, try await SQLiteDocument(named: "note", title: "note", of: .person, in: database))
  }

  private static func open(
    _ service: TestService, _ database: SQLiteDatabase, _ secrets: TestSecrets, _ isUnlocked: TestBox<Bool>,
    _ generationCount: TestBox<Int>
  ) async throws -> Session {
    try await Session.open(
      service, in: database, secrets: secrets, isProtectedDataAvailable: { isUnlocked.value },
      makeGeneration: {
        generationCount.value += 1
        return "generation \(generationCount.value)"
      })
  }

  /// Kills the app, and launches it again.
  func relaunch() async throws {
    await database.close()
    (database, note) = try await Self.open(disk)
    session = try await Self.open(service, database, secrets, isUnlocked, generationCount)
    await settle()
  }

  /// Signs a person in, and stores a note of theirs with it.
  func signIn(_ person: PersonID) async throws {
    let grant = await service.signIn(person)
    try await session.begin(grant, storing: [note.setting("\(person.name)'s note")])
    await settle()
  }

  func signOut() async throws {
    try await session.signOut()
    await settle()
  }

  /// Makes a call of the app's service.
  func call(by caller: SessionCaller = .app) async throws(TestFailure) -> PersonID {
    try await session.call(by: caller, failingWith: TestFailure.session) {
      [service] token throws(TestFailure) in
      try await service.books(with: token)
    }
  }

  /// Makes a call, and returns the reason why it has failed.
  func failure(of caller: SessionCaller = .app) async -> SessionError? {
    do throws(TestFailure) {
      _ = try await call(by: caller)
      return nil
    } catch .session(let error) {
      return error
    } catch {
      return nil
    }
  }

  /// Lets revocations arrive.
  func settle() async { for _ in 1...100 { await nextTurn() } }
}
