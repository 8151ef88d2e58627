import FlowScreens
import FlowShell

/// Shows home.
typealias HomeView = ScreenView<HomeContent>

/// What home shows.
struct HomeContent: Equatable, Sendable {
  /// The lines of text.
  let lines: [String]
  /// The rows.
  let rows: [AppRow]
}
