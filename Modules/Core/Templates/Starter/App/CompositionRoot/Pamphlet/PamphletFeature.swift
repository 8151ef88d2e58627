import FlowKit
import FlowShell
import Pamphlet
import Welcome

final class PamphletFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Pamphlet"

    case sheet

    /// It has no draft, and opens those of the features that run first.
    var drafts: Set<String> {
      Set<String>()
        .union([WelcomeFeature.Entry.kind])
    }
  }

  static let texts: TextCatalog? = .pamphlet

  /// Makes the flow; tests replace it.
  var makeFlow: FlowFactory<PamphletFlowResult>

  let homeRows = [AppRow("Pamphlet", to: Entry.sheet)]

  init(_ assembly: Assembly<AppServices>) async throws {
    let services = assembly.services
    let welcome = try await assembly.component(WelcomeFeature.self)
    makeFlow = { presentation in
      let dependencies = PamphletDependencies(
        needsWelcome: { welcome.isNeeded },
        makeWelcomeFlow: { welcome.makeFlow($0) },
        screens: services.screens)
      return PamphletFlow(presentation: presentation, dependencies: dependencies)
    }
  }

  func entry(for link: AppLink) -> Entry? {
    PamphletLink(path: link.path).map { _ in .sheet }
  }

  func enter(_ entry: Entry, in shell: Shell) {
    shell.run(makeFlow(shell.presenting(.sheet)), from: entry)
  }
}
