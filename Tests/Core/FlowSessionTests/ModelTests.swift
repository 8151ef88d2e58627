import FlowSession
import FlowStorage
import FlowTesting
import SessionDoubles
import Testing

/// Random acts on a session and on its model.
@MainActor
struct ModelTests {
  @Test(arguments: Effort.sample(of: Effort.atLeast(40, of: 1...2_000)))
  func `a session behaves as its model`(seed: Int) async throws {
    var random = SplitMix64(seed: UInt64(seed))
    let app = try await SessionTest(signedIn: nil)
    var model = SessionModel()
    var acts: [SessionModel.Act] = []

    for _ in 1...30 {
      let act = Self.act(with: &random)
      acts.append(act)
      let expected = model.perform(act)
      let error = try await perform(act, on: app)
      await app.settle()

      try #require(error == expected, "\(acts)")
      try #require(app.session.status == model.status, "\(acts)")
      try #require(app.service.server.open.count == model.openCount, "\(acts)")
      try #require((app.note.load() != nil) == (model.person != nil), "\(acts)")
    }
  }

  private static func act(with random: inout SplitMix64) -> SessionModel.Act {
    let fault =
      [SessionServiceError.offline, .timedOut, .busy, .failed, .refused(400), .unreadableAnswer]
      .randomElement(using: &random) ?? .offline
    switch UInt8.random(in: 0..<16, using: &random) {
    case 0...1: return .signIn(.ada)
    case 2: return .signIn(.grace)
    case 3: return .signOut
    case 4...7: return .call(nil)
    case 8: return .call(.before(fault))
    case 9: return .call(.after(fault))
    case 10: return .end
    case 11...12: return .relaunch
    case 13: return .activate
    case 14: return .lock
    default: return .unlock
    }
  }

  private func perform(_ act: SessionModel.Act, on app: SessionTest) async throws -> SessionError? {
    switch act {
    case .signIn(let person):
      do throws(SessionError) {
        try await app.session.begin(await app.service.signIn(person), storing: [app.note.setting(person.name)])
      } catch { return error }
    case .signOut: try await app.signOut()
    case .call(let fault):
      app.service.server.expireAccess()
      app.service.refreshFaults = [fault].compactMap(\.self)
      defer { app.service.refreshFaults = [] }
      return await app.failure()
    case .end: app.service.server.endSessions()
    case .relaunch: try await app.relaunch()
    case .activate: await app.session.readAgain()
    case .lock: (app.secrets.faults.value.reading, app.secrets.faults.value.writing) = (.unreadable(.locked), .locked)
    case .unlock: (app.secrets.faults.value.reading, app.secrets.faults.value.writing) = (nil, nil)
    }
    return nil
  }
}
