public import FlowKit
public import FlowScreens
import FlowStorage

/// The logic above home that every app of this kind needs: one feature at a time, pending links, notices, and restoring
/// the app after a kill.
///
/// The app's root flow owns a shell, and calls ``launch(problems:didRead:)`` after it has shown home. From
/// `Modules/Core/Templates/Starter/App/CompositionRoot/RootFlow.swift`:
///
/// ```swift
/// context.show(screen, animated: false)
/// shell.launch(problems: composition.problems.sentences, didRead: composition.problems.didRead)
/// ```
@MainActor
public final class Shell {
  /// The context of the root flow, which never finishes.
  public typealias Context = FlowContext<FlowOutcome<Never>>

  let context: Context
  let features: [any AppFeature]
  let account: AccountStatus
  let entries: EntryStore
  let scene: SceneID
  let scenes: AppScenes
  let scheme: String
  let hosts: [String]

  private weak let host: (any ShellHost)?
  private weak var settings: (any ViewController)?
  private weak var settingsPresenter: SettingsPresenter?
  weak var notice: NoticeFlow?
  /// The flow of SignIn, while it is shown in this scene.
  weak var signInNode: FlowNode?
  /// The notices that have to be read, and that others have replaced; the latest is the last.
  var replacedNotices: [Notice] = []
  var lastFailure: DatabaseError?
  /// The entry of the running feature; its stored form is written later.
  var entry: (any AppEntry)? {
    didSet { place.open = StoredEntry.encoded(entry) }
  }
  var pendingEntry: (any AppEntry)? {
    didSet {
      place.pending = StoredEntry.encoded(pendingEntry)
    }
  }
  /// The rows that act at the moment.
  private var rowsInProgress: [AppRow] = []
  /// The place that is stored, or will be next.
  private(set) var place: ScenePlace
  let writer: PlaceWriter
  /// What covers the scene; its toolkit owns it.
  weak var cover: SceneCover?
  /// The number of times that everything of a person was ended.
  var endedPersonCount = 0

  /// - Parameters:
  ///   - context: The root flow's context.
  ///   - host: The root flow.
  ///   - features: The app's features.
  ///   - account: Whether the person has an account, and how to sign up.
  ///   - entries: Stores the current entry and the pending link.
  ///   - scene: The scene that it belongs to.
  ///   - scenes: All scenes of the app.
  ///   - scheme: The scheme of the app's links, without `://`.
  ///   - hosts: The hosts of its universal links, which begin with `https://`.
  public init(
    context: Context, host: any ShellHost, features: [any AppFeature], account: AccountStatus = .notNeeded,
    entries: EntryStore, scene: SceneID = .main, of scenes: AppScenes = AppScenes(), scheme: String,
    hosts: [String] = []
  ) {
    self.context = context
    self.host = host
    self.features = features
    self.account = account
    self.entries = entries
    self.scene = scene
    self.scenes = scenes
    self.scheme = scheme
    self.hosts = hosts
    place = ScenePlace(of: scene, in: entries)
    writer = PlaceWriter(entries, scene: scene, scope: context.scope)
    pendingEntry = restore(place.pending)
  }

  /// The rows that home shows at the moment.
  public var homeRows: [AppRow] { features.flatMap(\.homeRows) }

  /// Whether the owner of the data is known; until then, a feature shows nothing of a person.
  public var knowsOwner: Bool { account.unknownOwner() == nil }

  /// The rows that the settings show at the moment.
  public var settingsRows: [AppRow] { knowsOwner ? features.flatMap(\.settingsRows) : [] }

  /// The work of the scene, which continues after the person was forgotten: use it with ``untilForgotten(_:)``.
  public var scope: FlowScope { context.scope }

  /// Restores the feature that was running when the app was killed, or opens the pending link.
  ///
  /// Call it when home is shown.
  /// - Parameters:
  ///   - problems: The damage found on this device, as sentences, for the first scene.
  ///   - didRead: Called when the person has read them.
  public func launch(problems: [LocalizedText] = [], didRead: @escaping @Sendable () async -> Void = {}) {
    let isFirstScene = scenes.add(self)
    var problems = isFirstScene ? problems : []
    for feature in features { feature.didLaunch(in: self) }
    if place.open == nil, let former = scenes.orphan(for: self) { adopt(former) }
    let entry = restore(place.open)
    if place.open != nil, entry == nil {
      forgetPlace()
      problems.append("The app can't go back to where you were. Open it again from home.")
    }
    if let entry, !isCompleted(entry) { resume(entry) } else { startAtHome() }
    guard !problems.isEmpty else { return }
    // Dismissing the alert in any other way is not an answer.
    let notice = Alert(
      "Damaged on this device", message: LocalizedText(problems), choice: .init("OK", true), unanswered: false)
    showNotice(notice) { [scope] in
      scope.perform {
        if isFirstScene { await didRead() }
      }
    }
  }

  /// Restores an entry, above the settings if they were below it.
  private func resume(_ entry: any AppEntry) {
    if place.settings == true { showSettings() }
    // Also below a closed gate: what is restored has begun before.
    admit(entry.resumed)
    // Nothing was started if another scene has its draft, or if there is nothing left to do. As long as nobody knows whose place it
    // is, it stays for the next launch.
    if !isRunningFeature, self.entry == nil, knowsOwner {
      forgetPlace()
      openPendingEntry()
    }
  }

  /// Takes over the stored data of a scene that no longer exists.
  private func adopt(_ former: SceneID) {
    let found = ScenePlace(of: former, in: entries)
    place = ScenePlace(open: found.open, settings: found.settings, pending: place.pending ?? found.pending)
    pendingEntry = restore(place.pending)
    writer.store(place, from: former)
  }

  /// The entry leads nowhere: stores that the next launch starts at home.
  private func forgetPlace() {
    entry = nil
    writer.store(place)
  }

  private func startAtHome() {
    entry = nil
    didLeaveSettings()
    openPendingEntry()
  }

  /// Returns whether the entry was already completed when the app was killed.
  private func isCompleted(_ entry: any AppEntry) -> Bool { entry.account == .forbidden && account.exists() }

  func restore(_ stored: StoredEntry?) -> (any AppEntry)? {
    guard let stored else { return nil }
    return features.lazy.compactMap { $0.restore(stored) }.first
  }

  // MARK: Home and the settings

  /// Refreshes home, and the settings if they are shown, after a feature's rows there have changed.
  public func refreshHome() {
    host?.refreshHome()
    settingsPresenter?.refresh()
  }

  /// The person has chosen a row at home or in the settings: opens its entry, changes its setting, or acts.
  public func choose(_ row: AppRow) {
    switch row.action {
    case .open(let entry): open(entry)
    case .toggle(let isOn, let change):
      scope.perform {
        await change(isOn)
      } then: { [weak self] in
        self?.refreshHome()
      }
    case .act(_, let act):
      // A second tap before the end would act twice.
      guard !rowsInProgress.contains(row) else { return }
      let isStarted = scope.perform {
        await act()
      } then: { [weak self] in
        self?.didAct(row)
      }
      if isStarted { rowsInProgress.append(row) }
    }
  }

  private func didAct(_ row: AppRow) {
    rowsInProgress.removeAll { $0 == row }
    // The act may have forgotten the person, and with them where the scene is.
    writer.store(place)
    refreshHome()
  }

  public func show(_ screen: any ViewController) { context.show(screen) }

  /// Shows the settings, if they are not shown already.
  public func showSettings() {
    guard settings == nil, let host else { return }
    let presenter = SettingsPresenter(shell: self)
    let screen = host.makeSettings(presenter)
    presenter.view = screen
    (settings, settingsPresenter) = (screen, presenter)
    place.settings = true
    writer.store(place)
    context.show(screen, onRemoved: { [weak self] in self?.didLeaveSettings() })
  }

  private func didLeaveSettings() {
    place.settings = nil
    writer.store(place)
  }
}

/// The interface of a root flow for its shell.
@MainActor
public protocol ShellHost: AnyObject {
  func refreshHome()

  /// Makes the settings, which own their presenter, and show its rows (``appRows(_:onChoose:)``).
  func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]>
}
