/// What the tool can be asked for.
enum Verb: String, CaseIterable {
  case newFeature = "new-feature"
  case newScreen = "new-screen"
  case removeFeature = "remove-feature"

  /// How it is written.
  var usage: String {
    switch self {
    case .newFeature: "new-feature Payments --screens Amount,Review [--uses Profile] [--result PaymentReceipt]"
    case .newScreen: "new-screen Payments Confirm"
    case .removeFeature: "remove-feature Payments [--force]"
    }
  }

  /// What it does.
  var explanation: String {
    switch self {
    case .newFeature:
      "makes a feature in the shape of \(FeatureNames.template.feature): module, tests, screens, journey, wiring"
    case .newScreen: "adds a screen behind the last one of a feature that was made so"
    case .removeFeature: "takes such a feature away, if nobody has changed it and nothing uses it"
    }
  }

  /// The names that stand behind it.
  var operands: Int { self == .newScreen ? 2 : 1 }

  var options: [Option] {
    switch self {
    case .newFeature: [.screens, .uses, .result, .dryRun, .help]
    case .newScreen: [.dryRun, .help]
    case .removeFeature: [.force, .dryRun, .help]
    }
  }
}
