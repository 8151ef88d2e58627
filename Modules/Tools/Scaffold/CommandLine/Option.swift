/// The options.
enum Option: String {
  case scheme = "--scheme"
  case at = "--at"
  case screens = "--screens"
  case uses = "--uses"
  case result = "--result"
  case force = "--force"
  case dryRun = "--dry-run"
  case help = "--help"

  var takesValue: Bool {
    switch self {
    case .scheme, .at, .screens, .uses, .result: true
    case .force, .dryRun, .help: false
    }
  }
}
