import FlowKit
import FlowShell
import Welcome

final class WelcomeFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Welcome"

    case sheet
  }

  static let texts: TextCatalog? = .welcome

  /// Makes the flow; tests replace it.
  var makeFlow: FlowFactory<WelcomeFlowResult>

  private let stored: StoredWelcome

  init(_ assembly: Assembly<AppServices>) async throws {
    let services = assembly.services
    let stored = try await StoredWelcome(in: services.database, entries: services.entries)
    self.stored = stored
    makeFlow = { presentation in
      let dependencies = WelcomeDependencies(
        screens: services.screens,
        store: stored,
        drafts: stored.drafts)
      return WelcomeFlow(presentation: presentation, dependencies: dependencies)
    }
  }

  /// Whether the person has not completed the Welcome flow, for features that require it.
  var isNeeded: Bool { stored.name == nil }

  /// The greeting at home, unless the person has turned it off.
  var greeting: LocalizedText? {
    guard stored.isGreetingOn else { return nil }
    return stored.name.map { "Hello, \(verbatim: $0)." } ?? "Hello. Please enter your name."
  }

  /// Opens the flow, and shows the name that is known.
  var homeRows: [AppRow] {
    [AppRow("Welcome", value: stored.name.map { LocalizedText(verbatim: $0) }, to: Entry.sheet)]
  }

  /// Turns the greeting on and off.
  var settingsRows: [AppRow] {
    [AppRow("Greeting at home", isOn: stored.isGreetingOn) { [stored] in await stored.turnGreeting(on: $0) }]
  }

  func entry(for link: AppLink) -> Entry? {
    WelcomeLink(path: link.path).map { _ in .sheet }
  }

  func enter(_ entry: Entry, in shell: Shell) {
    shell.run(makeFlow(shell.presenting(.sheet)), from: entry)
  }
}
