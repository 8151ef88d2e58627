import FlowShell

/// Loads the data for home: what the features show there.
@MainActor
struct HomeInteractor {
  let features: [any AppFeature]

  var lines: [String] { features.flatMap(\.homeLines) }

  var rows: [AppRow] { features.flatMap(\.homeRows) }
}
