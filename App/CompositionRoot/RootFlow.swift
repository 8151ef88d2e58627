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
  let dependencies: RootDependencies
  private lazy var subflows = FlowController(of: flowHandler)
  private weak var home: HomePresenter?
  private weak var settings: SettingsScreen?
  private var waitingLink: AppLink?

  init(presentation: FlowPresentation, dependencies: RootDependencies) {
    navigator = Navigator(presentation, of: flowHandler)
    self.dependencies = dependencies
  }

  /// Shows home, takes up what was sent and not answered, and goes back to what the person was in when the app was killed.
  func didStart() {
    let (screen, presenter) = HomeModule.make(router: self, scope: navigator.scope, dependencies: dependencies)
    home = presenter
    navigator.show(screen, animated: false)
    takeUpWhatWasSent()
    if let entry = dependencies.openEntry.load(), !isOver(entry) { enter(entry.resumed) }
  }

  /// Asks the bank again for what it has not answered, and then for what home shows.
  func takeUpWhatWasSent() {
    navigator.scope.perform { [dispatcher = dependencies.dispatcher] in
      await dispatcher.resume()
    } then: { [weak self] _ in
      self?.home?.refresh()
    }
  }

  /// Whether the person was killed on their way back from there, with all done.
  private func isOver(_ entry: AppEntry) -> Bool { entry == .onboarding && dependencies.accounts.hasUser }

  // MARK: Into the features

  /// All ways into a feature, and what its end means there; while one runs, a second tap asks for nothing new.
  func enter(_ entry: AppEntry) {
    guard !isInFeature else { return }
    takeNoticeAway()
    switch entry {
    case .onboarding:
      start(dependencies.makeOnboarding(navigator.presenting(.fullScreen)), from: entry) { [weak self] in
        self?.didOnboard($0, $1)
      }
    case .profile:
      run(dependencies.makeProfile(navigator.presenting(.sheet)), from: entry) { $1.dismiss() }
    case .profileInSettings:
      showSettings()
      run(dependencies.makeProfile(navigator.pushing), from: entry) { $1.dismiss() }
    case .business:
      run(dependencies.makeBusiness(navigator.presenting(.sheet)), from: entry) { $1.dismiss() }
    case .businessInSettings:
      showSettings()
      run(dependencies.makeBusiness(navigator.pushing), from: entry) { [weak self] in self?.didKeepBusiness($0, $1) }
    case .businessByLink:
      run(dependencies.makeBusiness(navigator.presenting(.sheet)), from: entry) { [weak self] result, dismisser in
        dismisser.dismiss(animated: true) { self?.didOpenBusiness(result) }
      }
    case .transfer(let start):
      run(dependencies.makeTransfer(navigator.presenting(.sheet), start), from: entry) { $1.dismiss() }
    case .receipt(let id):
      openReceipt(of: id)
    case .feedback:
      run(dependencies.makeFeedback(navigator.presenting(.sheet)), from: entry) { $1.dismiss() }
    }
  }

  func run<FlowResult: CancellableResult>(
    _ flow: any Flow<FlowResult>, from entry: AppEntry,
    onFinished: @escaping @MainActor (FlowResult, any ViewControllerDismisser) -> Void
  ) {
    start(flow, from: entry) { [weak self] result, dismisser in
      onFinished(result, dismisser)
      self?.didComeBack()
    }
  }

  /// Leaves it to `onFinished` to say when the person is back.
  private func start<FlowResult: CancellableResult>(
    _ flow: any Flow<FlowResult>, from entry: AppEntry,
    onFinished: @escaping @MainActor (FlowResult, any ViewControllerDismisser) -> Void
  ) {
    keep(entry)
    subflows.start(flow, onFinished: onFinished)
  }

  func didComeBack() {
    keep(nil)
    home?.refresh()
    guard let link = waitingLink else { return }
    waitingLink = nil
    // Who did not want an account does not want what needs one either.
    if !link.entry.needsAccount || dependencies.accounts.hasUser { open(link) }
  }

  /// Whether a feature runs; one that has reported and was left on the stack does not.
  var isInFeature: Bool { subflows.subflows.contains { $0.state == .running } }

  func keep(_ entry: AppEntry?) {
    navigator.scope.perform { [openEntry = dependencies.openEntry] in
      await openEntry.keep(entry)
    } then: {
    }
  }

  func showSettings() {
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
  /// case: FlowKit waits for a transition on its way. One that only somebody with an account can follow leads a new
  /// person through the onboarding first.
  func open(_ text: String) {
    do throws(AppLinkError) {
      open(try AppLink(text))
    } catch {
      tell("This link cannot be opened", error.sentence)
    }
  }

  private func open(_ link: AppLink) {
    if isInFeature {
      // Who is on their way in is where this link leads.
      if link.entry == .onboarding, dependencies.openEntry.load() == .onboarding { return }
      waitingLink = link
      tell("One thing at a time", "The link opens as soon as you have finished here.")
    } else if link.entry.needsAccount, !dependencies.accounts.hasUser {
      waitingLink = link
      enter(.onboarding)
    } else {
      enter(link.entry)
    }
  }
}
