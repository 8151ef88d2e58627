public import FlowScreens
public import FlowShell

/// Shows home.
public typealias HomeView = ScreenView<HomeContent>

/// What home shows.
public struct HomeContent: Equatable, Sendable {
  /// The lines of text.
  public let lines: [String]
  /// The rows.
  public let rows: [AppRow]

  /// Creates a content, for a preview or a test of its view.
  public init(lines: [String], rows: [AppRow] = []) {
    self.lines = lines
    self.rows = rows
  }
}
