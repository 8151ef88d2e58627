public import FlowScreens
public import FlowShell

/// Shows home.
public typealias HomeView = ScreenView<HomeContent>

/// What home shows.
public struct HomeContent: Equatable, Sendable {
  /// The greeting.
  public let greeting: String
  /// The rows.
  public let rows: [AppRow]

  /// Creates a content, for a preview or a test of its view.
  public init(greeting: String, rows: [AppRow] = []) {
    self.greeting = greeting
    self.rows = rows
  }
}
