import FlowSession
import FlowTesting
import Foundation
import SessionDoubles
import SimulatedDisk
import Testing

@testable import FlowStorage

/// Kills and power failures at each write around signing in, exchanging tokens and signing out.
@MainActor
@Suite(.serialized)
struct KillTests {
  private let disk = SimulatedDisk()

  /// Catches a record without its secret, a secret that signs in somebody who has signed out, and a sign-out that comes back.
  @Test(arguments: Effort.sample(of: Effort.atLeast(2, of: 1...25)))
  func `after a kill before any write, the session is the one before or after the act`(seed: Int) async throws {
    try await DatabaseFile.$fileSystem.withValue(disk) {
      let life = try await SessionLife(seed: UInt64(seed), on: disk)
      var count = 0
      var problems: [String] = []
      for point in Effort.every(5, of: 0...life.history.operations.count) {
        for server in life.servers(at: point) {
          count += 1
          problems += try await self.problems(of: life, at: point, life.history.stateAfterKill(at: point), server)
        }
      }
      print("Session, seed \(seed): \(count) kills, \(problems.count) problems")
      #expect(problems == [])
      #expect(count >= 20)
    }
  }

  @Test(arguments: Effort.sample(of: Effort.atLeast(1, of: 1...25)))
  func `after a power failure before any write, too`(seed: Int) async throws {
    try await DatabaseFile.$fileSystem.withValue(disk) {
      let life = try await SessionLife(seed: UInt64(seed), on: disk)
      var count = 0
      var problems: [String] = []
      for point in Effort.every(5, of: 0...life.history.operations.count) {
        for survival in [.none, UnsyncedSurvival.some(seed: UInt64(point))] {
          let state = life.history.stateAfterPowerFailure(at: point, survival) { _ in false }
          for server in life.servers(at: point) {
            count += 1
            problems += try await self.problems(of: life, at: point, state, server).map { "\($0), \(survival)" }
          }
        }
      }
      print("Session, seed \(seed): \(count) power failures, \(problems.count) problems")
      #expect(problems == [])
      #expect(count >= 20)
    }
  }

  /// Launches the app on the state after an end, and returns the problems.
  private func problems(
    of life: SessionLife, at point: Int, _ state: DiskState, _ server: TestServer
  ) async throws -> [String] {
    disk.restart(from: state)
    let service = TestService()
    service.server = server
    let app = try await SessionOnDisk(service, generations: TestBox(1_000))
    await settle()
    let (before, after) = life.moments(around: point)
    var problems: [String] = []
    let status = app.session.status
    let person = status.person
    if person != before?.person, person != after?.person || after == nil { problems.append("\(status)") }
    switch status {
    case .none, .valid: break
    case .expired, .unreadable: problems.append("half a session: \(status)")
    }
    if let person {
      if await app.call(service) != person { problems.append("no call is possible") }
      if app.session.status != status { problems.append("\(app.session.status) after a call") }
    }
    if app.note.load() != person.map({ "note of \($0.name)" }) {
      problems.append("the note is \(app.note.load() ?? "-")")
    }
    let secrets = FileSecretStore(in: URL(filePath: "/simulated/secrets"), on: MainActor.shared)
    let generations = try await secrets.generations()
    if generations.count != (person == nil ? 0 : 1) { problems.append("\(generations.count) secrets") }
    // A kill between the service's answer and the first write leaves a session that only the service knows.
    let others = service.server.open.count - (person == nil ? 0 : 1)
    let isSigningIn = after?.act == .signInAda || after?.act == .signInGrace
    if others > (isSigningIn ? 1 : 0) || others < 0 { problems.append("\(others) other sessions at the service") }
    problems += traces(except: person)
    await app.database.close()
    let operation = point < life.history.operations.count ? "\(life.history.operations[point])" : "the end"
    return problems.map { "before \(point), \(operation), after \(String(describing: before?.act)): \($0)" }
  }

  /// Searches all files for the notes of those who are not signed in.
  private func traces(except person: PersonID?) -> [String] {
    let state = disk.state
    return [PersonID.ada, .grace].filter { $0 != person }.flatMap { other in
      state.paths.filter { Data(state[$0] ?? []).range(of: Data("note of \(other.name)".utf8)) != nil }
        .map { "\($0) has a note of \(other.name)" }
    }
  }
}
