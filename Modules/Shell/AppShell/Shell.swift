import Database
import Documents
public import FlowKit

/// What every app of this kind does above its home: one feature at a time, links that wait, notices, and the way back to
/// where the person was when the app was killed.
///
/// The app's root flow has one; when it has shown home it calls ``launch(findings:)``.
@MainActor
public final class Shell {
  /// What the root flow brings along: it never ends by itself.
  public typealias Context = FlowContext<FlowOutcome<Never>>

  let context: Context
  let features: [any AppFeature]
  let membership: Membership
  let entries: EntryStore
  let scheme: String

  private weak let host: (any ShellHost)?
  private weak var settings: (any ViewController)?
  weak var notice: NoticeFlow?
  var lastFailure: DatabaseError?
  var waitingEntry: (any AppEntry)? {
    didSet { keep(StoredEntry.kept(waitingEntry), in: entries.waiting) }
  }

  /// - Parameters:
  ///   - context: The root flow's context.
  ///   - host: The root flow.
  ///   - features: The app's features.
  ///   - membership: Whether the person has an account.
  ///   - entries: Where the person is.
  ///   - scheme: What the app's links begin with, without `://`.
  public init(
    context: Context, host: any ShellHost, features: [any AppFeature], membership: Membership = .everybody,
    entries: EntryStore, scheme: String
  ) {
    self.context = context
    self.host = host
    self.features = features
    self.membership = membership
    self.entries = entries
    self.scheme = scheme
    waitingEntry = restore(entries.waiting.load())
  }

  /// The rows that lead into the features from home, feature by feature.
  public var homeRows: [AppRow] { features.flatMap(\.homeRows) }

  /// What is asked or stored for the root flow, as long as it runs.
  public var scope: FlowScope { context.scope }

  /// Home is on show: goes back to what the person was in when the app was killed, or on to where a link leads that waits.
  /// - Parameter findings: What was found damaged on this device, as sentences.
  public func launch(findings: [String] = []) {
    for feature in features { feature.didLaunch(in: self) }
    var findings = findings
    let stored = entries.open.load()
    let entry = restore(stored)
    if stored != nil, entry == nil {
      forgetEntry()
      findings.append("The app can't go back to where you were.")
    }
    if let entry, !isOver(entry) { resume(entry) } else { beginAtHome() }
    if !findings.isEmpty { tell("Damaged on this device", findings.joined(separator: " ")) }
  }

  /// Enters again, above the settings if they were below: so back leads where it led before.
  private func resume(_ entry: any AppEntry) {
    if entries.settings.load() == true { showSettings() }
    enter(entry.resumed)
  }

  private func beginAtHome() {
    didLeaveSettings()
    openWaitingEntry()
  }

  /// Whether the person was killed on their way back from there, with all done.
  private func isOver(_ entry: any AppEntry) -> Bool { entry.admission == .newcomers && membership.isMember() }

  func restore(_ stored: StoredEntry?) -> (any AppEntry)? {
    guard let stored else { return nil }
    return features.lazy.compactMap { $0.restore(stored) }.first
  }

  // MARK: Home and the settings

  /// What home shows may have changed.
  public func refreshHome() { host?.refreshHome() }

  /// Shows a screen above home.
  public func show(_ screen: any ViewController) { context.show(screen) }

  /// Shows the settings, if they are not on show.
  public func showSettings() {
    guard settings == nil, let screen = host?.makeSettings(features.flatMap(\.settingsRows)) else { return }
    settings = screen
    keep(true, in: entries.settings)
    context.show(screen, onRemoved: { [weak self] in self?.didLeaveSettings() })
  }

  private func didLeaveSettings() { keep(nil, in: entries.settings) }
}
