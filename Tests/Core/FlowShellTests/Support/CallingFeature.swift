import FlowKit
import FlowShell
import FlowTesting

/// A small feature that makes calls of a service, and stores nothing, so that several scenes show it at once.
final class CallingFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Calling"

    case pushed, sheet

    var drafts: Set<String> { [] }
  }

  private let log: FeatureLog

  init(_ assembly: Assembly<FeatureLog>) async throws { log = assembly.services }

  func entry(for link: AppLink) -> Entry? { link.path == ["feature"] ? .pushed : nil }

  func enter(_ entry: Entry, in shell: Shell) {
    log.entered.append("\(entry)")
    let presentation = entry == .pushed ? shell.pushing : shell.presenting(.sheet)
    let flow = StubFlow<FlowOutcome<Int>>("feature", presentation)
    log.last = flow
    shell.run(flow, from: entry)
  }
}
