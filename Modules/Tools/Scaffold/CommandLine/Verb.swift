/// The commands of the tool.
enum Verb: String, CaseIterable {
  case newApp = "new-app"
  case newFeature = "new-feature"
  case newScreen = "new-screen"
  case removeFeature = "remove-feature"

  /// The usage.
  var usage: String {
    switch self {
    case .newApp: "new-app Garden [--scheme garden] [--at ../Garden]"
    case .newFeature: "new-feature Bookings --screens Dates,Guests [--uses Welcome] [--result Booking]"
    case .newScreen: "new-screen Bookings Meals[:form]"
    case .removeFeature: "remove-feature Bookings [--force]"
    }
  }

  /// The explanation.
  var explanation: String {
    switch self {
    case .newApp: "makes a package of one's own for another app: all but the product, in a repository"
    case .newFeature: "makes a feature in the shape of a template: module, tests, screens, journeys, wiring"
    case .newScreen: "adds a screen behind the last one of its kind to a feature that was made so"
    case .removeFeature: "removes such a feature, unless it was changed or is in use"
    }
  }

  /// The number of names after the command.
  var operands: Int { self == .newScreen ? 2 : 1 }

  var options: [Option] {
    switch self {
    case .newApp: [.scheme, .at, .help]
    case .newFeature: [.screens, .uses, .result, .dryRun, .help]
    case .newScreen: [.dryRun, .help]
    case .removeFeature: [.force, .dryRun, .help]
    }
  }
}
