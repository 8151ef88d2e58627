public import AppShell
public import FlowKit

/// Shows home.
@MainActor
public protocol HomeView: ViewController {
  /// Shows this, and nothing of what was shown before.
  func display(_ content: HomeContent)
}

/// What home shows.
public struct HomeContent: Equatable, Sendable {
  /// What the person reads first.
  public let greeting: String
  /// Where home leads.
  public let rows: [AppRow]
}
