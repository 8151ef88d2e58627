import Foundation
import StudioSession

/// The sessions by their names; one ends some time after its last page has gone.
actor SessionList {
  private var sessions: [String: StudioSession] = [:]
  private let app: AppCommand
  private let journey: String?
  private let patience: Duration

  /// - Parameters:
  ///   - journey: A journey that each new session plays.
  ///   - patience: How long a session lives without a page.
  init(_ app: AppCommand, journey: String?, patience: Duration = .seconds(30)) {
    self.app = app
    self.journey = journey
    self.patience = patience
  }

  var names: [String] { sessions.keys.sorted() }

  func session(_ name: String) async -> StudioSession {
    if let session = sessions[name] { return session }
    let session = StudioSession(app)
    sessions[name] = session
    probe(name, session)
    if let journey { _ = await session.load(journey) }
    return session
  }

  private func probe(_ name: String, _ session: StudioSession) {
    Task {
      while sessions[name] === session {
        await session.probeViewers()
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }

  /// Called when a page has gone.
  func didLeave(_ name: String) {
    guard let session = sessions[name] else { return }
    Task {
      try? await Task.sleep(for: patience)
      if await session.viewerCount == 0 { await end(name, session) }
    }
  }

  func end(_ name: String) async {
    guard let session = sessions[name] else { return }
    await end(name, session)
  }

  private func end(_ name: String, _ session: StudioSession) async {
    guard sessions[name] === session else { return }
    sessions[name] = nil
    await session.end()
  }
}
