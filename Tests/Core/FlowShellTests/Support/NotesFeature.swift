import FlowKit
import FlowShell
import FlowTesting
import Foundation

/// A small feature for these tests: open to everybody, on a sheet or from the settings.
final class NotesFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Notes"

    case sheet
    case inSettings
    case note(Int)
    /// Only members see it.
    case secret
    /// There is nothing left to do.
    case done
    /// The flow starts later.
    case later

    var account: AccountRequirement { self == .secret ? .required : .optional }
    var resumed: Entry { if case .note = self { .sheet } else { self } }
  }

  let homeRows = [AppRow("Notes", to: Entry.sheet)]
  var settingsRows: [AppRow] {
    [
      AppRow("All notes", value: "\(log.entered.count)", to: Entry.inSettings),
      AppRow("Reminders", isOn: log.reminds) { [log] in log.reminds = $0 },
    ]
  }
  private let log: FeatureLog

  init(_ assembly: Assembly<FeatureLog>) async throws {
    log = assembly.services
    log.made.append("Notes")
  }

  func entry(for link: AppLink) throws(AppLinkError) -> Entry? {
    guard link.path.first == "notes" else { return nil }
    guard link.path.count > 1 else { return .sheet }
    if link.path[1] == "secret" { return .secret }
    guard let number = Int(link.path[1]) else { throw .refused("That is no number.") }
    return .note(number)
  }

  func enter(_ entry: Entry, in shell: Shell) {
    log.entered.append("\(entry)")
    guard entry != .done else { return shell.giveUp(entry) }
    guard entry != .later else { return shell.keep(entry) }
    if entry == .inSettings { shell.showSettings() }
    let presentation = entry == .inSettings ? shell.pushing : shell.presenting(.sheet)
    let flow = StubFlow<FlowOutcome<Int>>("notes", presentation)
    log.last = flow
    shell.run(flow, from: entry)
  }

  func didLaunch(in shell: Shell) { log.launches += 1 }

  func didReturnHome(in shell: Shell) { log.homecomings += 1 }
}

/// The recorded calls of the features.
@MainActor
final class FeatureLog {
  var made: [String] = []
  var entered: [String] = []
  var launches = 0
  var homecomings = 0
  /// How often the person has read about damage.
  private(set) var problemsReadCount = 0
  /// The state of the switch in the settings.
  var reminds = false
  /// Whether the person has an account.
  var hasAccount = false
  /// The reason why this is unknown.
  var problem: LocalizedText?
  /// The reason why the owner of the data is unknown.
  var unknownOwner: LocalizedText?
  weak var last: StubFlow<FlowOutcome<Int>>?

  func didReadProblems() { problemsReadCount += 1 }
}
