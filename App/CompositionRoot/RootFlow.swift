import FlowKit
import Storage

/// The outermost flow: shows home, starts the features from there, and decides what the end of each means.
///
/// It never ends; it is terminated with the app.
@MainActor
final class RootFlow: Flow {
  let flowHandler = FlowHandler<FlowOutcome<Never>>()

  let navigator: Navigator
  weak var notice: (any ViewController)?
  private let dependencies: RootDependencies
  private lazy var subflows = FlowController(of: flowHandler)
  private weak var home: HomePresenter?
  private weak var settings: SettingsScreen?
  private var waitingLink: AppLink?

  init(presentation: FlowPresentation, dependencies: RootDependencies) {
    navigator = Navigator(presentation, of: flowHandler)
    self.dependencies = dependencies
  }

  /// Shows home, and what the person was in when the app was killed.
  func didStart() {
    let (screen, presenter) = HomeModule.make(router: self, scope: navigator.scope, dependencies: dependencies)
    home = presenter
    navigator.show(screen, animated: false)
    if let entry = dependencies.openEntry.load() { enter(entry) }
  }

  // MARK: Into the features

  /// All ways into a feature, and what its end means there; while one runs, a second tap asks for nothing new.
  private func enter(_ entry: AppEntry) {
    guard !isInFeature else { return }
    takeNoticeAway()
    switch entry {
    case .profile:
      run(dependencies.makeProfile(navigator.presenting(.sheet)), from: entry) { $1.dismiss() }
    case .profileInSettings:
      showSettings()
      run(dependencies.makeProfile(navigator.pushing), from: entry) { $1.dismiss() }
    }
  }

  private func run<FlowResult: CancellableResult>(
    _ flow: any Flow<FlowResult>, from entry: AppEntry,
    onFinished: @escaping @MainActor (FlowResult, any ViewControllerDismisser) -> Void
  ) {
    keep(entry)
    subflows.start(flow) { [weak self] result, dismisser in
      onFinished(result, dismisser)
      self?.didComeBack()
    }
  }

  private func didComeBack() {
    keep(nil)
    home?.refresh()
    guard let link = waitingLink else { return }
    waitingLink = nil
    open(link)
  }

  /// Whether a feature runs; one that has reported and was left on the stack does not.
  private var isInFeature: Bool { subflows.subflows.contains { $0.state == .running } }

  private func keep(_ entry: AppEntry?) {
    navigator.scope.perform { [openEntry = dependencies.openEntry] in
      await openEntry.keep(entry)
    } then: {
    }
  }

  private func showSettings() {
    guard settings == nil else { return }
    let screen = SettingsScreen(router: self)
    settings = screen
    navigator.show(screen)
  }
}

// MARK: - Links

extension RootFlow {
  /// Opens a link when nothing else is going on.
  ///
  /// One that cannot be read says so and changes nothing. One that comes while a feature runs waits until the person is
  /// back from there, and of several the newest: so nothing is torn down, and nothing runs twice. There is no other
  /// case: somebody who is not onboarded yet is in a feature that runs, and FlowKit waits for a transition on its way.
  func open(_ text: String) {
    do throws(AppLinkError) {
      open(try AppLink(text))
    } catch {
      tell("This link cannot be opened", error.sentence)
    }
  }

  private func open(_ link: AppLink) {
    guard isInFeature else { return enter(link.entry) }
    waitingLink = link
    tell("One thing at a time", "The link opens as soon as you have finished here.")
  }
}

// MARK: - HomeRouter

extension RootFlow: HomeRouter {
  func didAskToAddProfile() { enter(.profile) }

  func didAskForSettings() { showSettings() }
}

// MARK: - SettingsRouter

extension RootFlow: SettingsRouter {
  func didAskForPersonalDetails() { enter(.profileInSettings) }
}
