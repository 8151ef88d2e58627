import Feedback
import FlowKit
import FlowShell
import Welcome

final class FeedbackFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Feedback"

    case sheet

    /// It opens its own draft, and those of the features that run first.
    var drafts: Set<String> {
      Set([Self.kind])
        .union([WelcomeFeature.Entry.kind])
    }
  }

  static let texts: TextCatalog? = .feedback

  /// Makes the flow; tests replace it.
  var makeFlow: FlowFactory<FeedbackFlowResult>

  private let stored: StoredFeedback

  init(_ assembly: Assembly<AppServices>) async throws {
    let services = assembly.services
    let stored = try await StoredFeedback(in: services.database, entries: services.entries)
    self.stored = stored
    let welcome = try await assembly.component(WelcomeFeature.self)
    makeFlow = { presentation in
      let dependencies = FeedbackDependencies(
        screens: services.screens,
        store: stored,
        needsWelcome: { welcome.isNeeded },
        makeWelcomeFlow: { welcome.makeFlow($0) },
        drafts: stored.drafts)
      return FeedbackFlow(presentation: presentation, dependencies: dependencies)
    }
  }

  /// Whether the person has not completed the Feedback flow, for features that require it.
  var isNeeded: Bool { !stored.isComplete }

  /// Marked until it was completed.
  var homeRows: [AppRow] { [AppRow("Feedback", badge: isNeeded ? "New" : nil, to: Entry.sheet)] }

  func entry(for link: AppLink) -> Entry? {
    FeedbackLink(path: link.path).map { _ in .sheet }
  }

  func enter(_ entry: Entry, in shell: Shell) {
    shell.run(makeFlow(shell.presenting(.sheet)), from: entry)
  }
}
