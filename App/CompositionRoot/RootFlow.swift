import Database
import FlowKit
import Storage
import Transfer

/// The outermost flow: shows home, starts the features from there, and decides what the end of each means.
///
/// It never ends; it is terminated with the app.
@MainActor
final class RootFlow: Flow {
  let flowHandler = FlowHandler<FlowOutcome<Never>>()

  let navigator: Navigator
  weak var notice: (any ViewController)?
  var lastFailure: DatabaseError?
  let dependencies: RootDependencies
  lazy var subflows = FlowController(of: flowHandler)
  private weak var home: HomePresenter?
  private weak var settings: SettingsScreen?
  var waitingEntry: AppEntry? {
    didSet { keep(waitingEntry, as: dependencies.waitingEntry) }
  }

  init(presentation: FlowPresentation, dependencies: RootDependencies) {
    navigator = Navigator(presentation, of: flowHandler)
    self.dependencies = dependencies
    waitingEntry = dependencies.waitingEntry.load()
  }

  /// Shows home, takes up what was sent and not answered, and goes back to what the person was in when the app was killed,
  /// or on to where they wanted to go from there.
  func didStart() {
    let (screen, presenter) = HomeModule.make(router: self, scope: navigator.scope, dependencies: dependencies)
    home = presenter
    navigator.show(screen, animated: false)
    takeUpWhatWasSent()
    if let entry = dependencies.openEntry.load(), !isOver(entry) { enter(entry.resumed) } else { openWhatWaits() }
    tell(dependencies.damages)
  }

  /// Asks the bank again for what it has not answered, and then for what home shows.
  func takeUpWhatWasSent() {
    navigator.scope.perform { [left = dependencies.left, dispatcher = dependencies.dispatcher] in
      await left.takeUp(with: dispatcher)
    } then: { [weak self] in
      self?.showWhatIsKnown()
    }
  }

  /// Home shows what was sent, and a notice tells what was not.
  func showWhatIsKnown() {
    home?.refresh()
    navigator.scope.perform { [left = dependencies.left] in
      await left.unsent()
    } then: { [weak self] unsent in
      self?.tell(unsent)
    }
  }

  /// Whether the person was killed on their way back from there, with all done.
  private func isOver(_ entry: AppEntry) -> Bool { entry == .onboarding && dependencies.accounts.hasUser }

  func showSettings() {
    guard settings == nil else { return }
    let screen = SettingsScreen(router: self)
    settings = screen
    navigator.show(screen)
  }
}
