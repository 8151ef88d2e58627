import FlowKit

/// Shows where everything begins.
@MainActor
protocol HomeView: ViewController {
  /// Shows this, and nothing of what was shown before.
  func display(_ content: HomeContent)
}

/// What home shows.
struct HomeContent: Equatable, Sendable {
  /// What the app says to the person: who they are, or what to do first.
  var message = ""
  /// Whether the app does not know yet who the person is, and asks them.
  var asksForProfile = false
}
