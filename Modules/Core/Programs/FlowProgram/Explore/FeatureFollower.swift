import FlowExplorer
import FlowHeadless
import FlowKit
import FlowScreens
import FlowShell
import FlowStorage

/// Follows the features that begin and end on a device.
@MainActor
final class FeatureFollower {
  private(set) var history = FeatureHistory()
  /// The fields with which a feature has begun for the first time, by the feature and the way.
  private var firstFields: [String: [(label: String, value: String)]] = [:]
  /// The flow of the running feature, since the next feature may have the same entry.
  private weak var runningFeature: FlowNode?
  private weak var followedShell: Shell?
  /// The database of the launch, and how often it had forgotten the person.
  private weak var followedDatabase: SQLiteDatabase?
  private var forgottenCount = 0

  /// Continues from another state of the device.
  func reset(to history: FeatureHistory = FeatureHistory()) { self.history = history }

  /// Returns whether another feature is running than the one that is followed.
  func hasChanged(_ entry: StoredEntry?, in shell: Shell?) -> Bool {
    if entry != history.running { return true }
    guard entry != nil, let shell else { return false }
    let feature = shell.runningFeatures.first
    // A launch continues the feature.
    if shell !== followedShell { (followedShell, runningFeature) = (shell, feature) }
    return feature !== runningFeature
  }

  /// Records the end of the former feature, and the beginning of another one.
  func follow(_ entry: StoredEntry?, in device: Device, _ commitments: Commitments?) {
    let shell = device.shell
    guard hasChanged(entry, in: shell) else { return }
    (followedShell, runningFeature) = (shell, shell?.runningFeatures.first)
    if let ended = history.running?.kind, device.lastResult != nil {
      recordEnd(of: ended, wasCancelled: device.wasCancelled)
    }
    history.running = entry
    if entry != nil { history.commitmentsAtStart = commitments }
  }

  /// Records the end of a feature; one that was cancelled may continue with its draft.
  private func recordEnd(of kind: String, wasCancelled: Bool) {
    if wasCancelled {
      history.ended.remove(kind)
      history.cancelled.insert(kind)
    } else {
      history.ended.insert(kind)
    }
  }

  /// Records input into a running feature: it may keep it for another one that it contains, and has not ended with it yet.
  func recordInput(_ action: ExplorerAction?, isRunning: Bool) {
    if action?.kind == .fill, isRunning { history.ended = [] }
    for case .action(let step) in action?.steps ?? [] {
      // A field keeps the typed text without the additions of a keyboard or a clipboard.
      guard let text = step.typedText.map(TypedText.line.cleaned), text.isTelling else { continue }
      history.typed.insert(text)
      // A part of it may have been typed before.
      history.forgotten = history.forgotten.filter { !text.contains($0) }
      history.concealed = history.concealed?.filter { !text.contains($0) }
    }
  }

  /// Records whether it is known whose data this is.
  func recordOwner(by session: ShellInspection.Session?) {
    guard let session else { return }
    history.concealed = session.status == .unreadable ? history.concealed ?? history.typed : nil
  }

  /// Records whether the person was forgotten with the last action.
  func recordForgetting(in database: SQLiteDatabase?) async {
    guard let database else { return }
    if database !== followedDatabase { (followedDatabase, forgottenCount) = (database, 0) }
    let count = await database.forgottenPersonCount
    guard count != forgottenCount else { return }
    forgottenCount = count
    history.forgotten.formUnion(history.typed)
    history.typed = []
  }

  /// Records whether a feature has just begun once more from the same place; at its first beginning, its fields are stored.
  func recordRestart(
    from previous: ShellInspection?, to latest: ShellInspection?, on screen: ScreenSnapshot?,
    after action: ExplorerAction?
  ) {
    (history.restart, history.firstFields) = ("", nil)
    recordInput(action, isRunning: latest?.running != nil)
    guard let action, action.isByPerson, previous?.running == nil, let kind = latest?.running?.kind,
      // A label with a number stands for something else each time.
      let screen, action.name == action.name.withoutNumbers
    else { return }
    // A pending link brings its own input.
    let link = previous?.pending.map { "\($0.stored)" } ?? ""
    let beginning = "\(kind) \(screen.name) \(action.name) \(link)"
    if history.ended.contains(kind) {
      history.restart = "\(kind) again"
      history.firstFields = firstFields[beginning]
      return
    }
    if history.cancelled.contains(kind) { history.restart = "\(kind) after an end" }
    if firstFields[beginning] == nil { firstFields[beginning] = screen.fields.map { ($0.label, $0.value) } }
  }
}

extension String {
  /// Whether the text is long enough that a screen does not show it by chance.
  fileprivate var isTelling: Bool { count >= 3 && contains(where: \.isLetter) }
}
