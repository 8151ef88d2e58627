import Database
import FlowKit
import Storage
import Transfer

/// The outermost flow: shows home, starts the features from there, and decides what the end of each means.
///
/// It never ends; it is terminated with the app.
@MainActor
final class RootFlow: Flow {
  let context: FlowContext<FlowOutcome<Never>>

  weak var notice: NoticeFlow?
  var lastFailure: DatabaseError?
  let dependencies: RootDependencies
  private weak var home: HomePresenter?
  private weak var settings: SettingsScreen?
  var waitingEntry: AppEntry? {
    didSet { keep(waitingEntry, as: dependencies.waitingEntry) }
  }

  init(presentation: FlowPresentation, dependencies: RootDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    waitingEntry = dependencies.waitingEntry.load()
  }

  /// Shows home, takes up what was sent and not answered, and goes back to what the person was in when the app was killed,
  /// or on to where they wanted to go from there.
  func didStart() {
    let (screen, presenter) = HomeModule.make(router: self, scope: context.scope, dependencies: dependencies)
    home = presenter
    context.show(screen, animated: false)
    takeUpWhatWasSent()
    if let entry = dependencies.openEntry.load(), !isOver(entry) { resume(entry) } else { beginAtHome() }
    tell(dependencies.damages)
  }

  /// Asks the bank again for what it has not answered, and then for what home shows.
  func takeUpWhatWasSent() {
    context.scope.perform { [left = dependencies.left, dispatcher = dependencies.dispatcher] in
      await left.takeUp(with: dispatcher)
    } then: { [weak self] in
      self?.showWhatIsKnown()
    }
  }

  func refreshHome() { home?.refresh() }

  /// Home shows what was sent, and a notice tells what was not.
  func showWhatIsKnown() {
    refreshHome()
    context.scope.perform { [left = dependencies.left] in
      await left.unsent()
    } then: { [weak self] unsent in
      self?.tell(unsent)
    }
  }

  /// Enters again, above the settings if they were below: so back leads where it led before.
  private func resume(_ entry: AppEntry) {
    if dependencies.openSettings.load() == true { showSettings() }
    enter(entry.resumed)
  }

  private func beginAtHome() {
    didLeaveSettings()
    openWhatWaits()
  }

  /// Whether the person was killed on their way back from there, with all done.
  private func isOver(_ entry: AppEntry) -> Bool { entry == .onboarding && dependencies.accounts.hasUser }

  func showSettings() {
    guard settings == nil else { return }
    let screen = SettingsScreen(router: self)
    settings = screen
    keep(true, as: dependencies.openSettings)
    context.show(screen, onRemoved: { [weak self] in self?.didLeaveSettings() })
  }

  private func didLeaveSettings() { keep(nil, as: dependencies.openSettings) }
}
