import FlowHeadless
import FlowShell

/// Where the person is while a session has a status, for the count of an exploration: rules about sessions hold everywhere only if an
/// exploration was everywhere.
package struct SessionPlace: Hashable, Sendable, CustomStringConvertible {
  package enum Place: String, CaseIterable, Sendable { case home, stack, sheet, alert, transition, tab }

  let session: ShellInspection.Session
  let place: Place

  package var description: String { "\(session.status) \(session.isLocked ? "locked" : "open") \(place)" }

  func during(_ place: Place) -> SessionPlace { SessionPlace(session: session, place: place) }
}

extension AppInspection {
  /// The place in the app's window, which may be covered; nil in an app without a session.
  var sessionPlace: SessionPlace? {
    guard let session = shell?.session, let screen = window?.snapshot else { return nil }
    let place: SessionPlace.Place =
      if screen.alertTitle != nil {
        .alert
      } else if screen.isSwiping {
        .transition
      } else if screen.stack.entries.contains(where: { if case .presented = $0.placement { true } else { false } }) {
        .sheet
      } else if !screen.tabs.isEmpty {
        .tab
      } else {
        screen.name == homeScreen ? .home : .stack
      }
    return SessionPlace(session: session, place: place)
  }
}
