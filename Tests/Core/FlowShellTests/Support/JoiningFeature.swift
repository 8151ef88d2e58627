import FlowKit
import FlowShell
import FlowTesting

/// A small feature for these tests, which opens an account.
///
/// It depends on the first feature.
final class JoiningFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Joining"

    case signUp

    var account: AccountRequirement { .forbidden }
  }

  let notes: NotesFeature
  private let log: FeatureLog

  init(_ assembly: Assembly<FeatureLog>) async throws {
    log = assembly.services
    notes = try await assembly.component(NotesFeature.self)
    log.made.append("Joining")
  }

  func entry(for link: AppLink) -> Entry? { link.path == ["join"] ? .signUp : nil }

  func enter(_ entry: Entry, in shell: Shell) {
    log.entered.append("\(entry)")
    let flow = StubFlow<FlowOutcome<Int>>("joining", shell.presenting(.fullScreen))
    log.last = flow
    shell.run(flow, from: entry) { [log] result, dismisser in
      if case .completed = result { log.hasAccount = true }
      dismisser.dismiss()
      return .nothing
    }
  }
}
