import FlowKit
import FlowShell
import Welcome

/// The Welcome feature.
final class WelcomeFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Welcome"

    case sheet
  }

  /// Makes the flow; tests replace it.
  var makeFlow: FlowFactory<WelcomeFlowResult>

  let homeRows = [AppRow("Welcome", to: Entry.sheet)]

  private let stored: StoredWelcome

  init(_ assembly: Assembly<AppParts>) async throws {
    let parts = assembly.parts
    let stored = try await StoredWelcome(in: parts.database, entries: parts.entries)
    self.stored = stored
    makeFlow = { presentation in
      let dependencies = WelcomeDependencies(
        screens: parts.screens,
        store: stored,
        drafts: stored.drafts)
      return WelcomeFlow(presentation: presentation, dependencies: dependencies)
    }
  }

  /// Whether the person has not completed the Welcome flow, for features that require it.
  var isNeeded: Bool { stored.name == nil }

  /// A greeting.
  var homeLines: [String] { [stored.name.map { "Hello, \($0)." } ?? "Hello. Please enter your name."] }

  func entry(for link: AppLink) -> Entry? {
    WelcomeLink(path: link.path, query: link.query).map { _ in .sheet }
  }

  func enter(_ entry: Entry, in shell: Shell) {
    shell.run(makeFlow(shell.presenting(.sheet)), from: entry)
  }
}
