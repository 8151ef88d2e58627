import FlowKit
import FlowShell

/// Loads the data for home from the features.
@MainActor
struct HomeInteractor {
  let features: [any AppFeature]

  var lines: [LocalizedText] { features.flatMap(\.homeLines) }

  var rows: [AppRow] { features.flatMap(\.homeRows) }
}
