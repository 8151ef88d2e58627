import FlowKit
import FlowShell

/// Loads the data for home from the features.
@MainActor
struct HomeInteractor {
  let features: [any AppFeature]
  let welcome: WelcomeFeature

  var greeting: LocalizedText? { welcome.greeting }

  var rows: [AppRow] { features.flatMap(\.homeRows) }
}
