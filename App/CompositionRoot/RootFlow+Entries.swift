import FlowKit
import Storage

// Into the features, and back.

extension RootFlow {
  /// All ways into a feature, and what its end means there; while one runs, a second tap asks for nothing new.
  func enter(_ entry: AppEntry) {
    guard !isInFeature else { return }
    takeNoticeAway()
    // A disk that is still full is told anew.
    lastFailure = nil
    if entry.needsAccount || entry == .onboarding, dependencies.accounts.isAccountUnknown {
      return tellAccountIsUnknown()
    }
    switch entry {
    case .onboarding:
      start(dependencies.makeOnboarding(context.presenting(.fullScreen)), from: entry) { [weak self] in
        self?.didOnboard($0, $1)
      }
    case .profile:
      run(dependencies.makeProfile(context.presenting(.sheet)), from: entry) { $1.dismiss() }
    case .profileInSettings:
      showSettings()
      run(dependencies.makeProfile(context.pushing), from: entry) { $1.dismiss() }
    case .business:
      run(dependencies.makeBusiness(context.presenting(.sheet)), from: entry) { $1.dismiss() }
    case .businessInSettings:
      showSettings()
      run(dependencies.makeBusiness(context.pushing), from: entry) { [weak self] in self?.didKeepBusiness($0, $1) }
    case .businessByLink:
      run(dependencies.makeBusiness(context.presenting(.sheet)), from: entry) { [weak self] result, dismisser in
        dismisser.dismiss(animated: true) { self?.didOpenBusiness(result) }
      }
    case .transfer(let start):
      run(
        dependencies.makeTransfer(context.presenting(.sheet), start), from: entry,
        onProgress: { [weak self] _ in self?.refreshHome() },
        onFinished: { [weak self] in self?.didSend($0, $1) })
    case .receipt(let id):
      openReceipt(of: id)
    case .feedback:
      run(dependencies.makeFeedback(context.presenting(.sheet)), from: entry) { $1.dismiss() }
    }
  }

  func run<FlowResult: CancellableResult>(
    _ flow: any Flow<FlowResult>, from entry: AppEntry,
    onProgress: (@MainActor (FlowResult.Progress) -> Void)? = nil,
    onFinished: @escaping @MainActor (FlowResult, any ViewControllerDismisser) -> Void
  ) {
    start(flow, from: entry, onProgress: onProgress) { [weak self] result, dismisser in
      onFinished(result, dismisser)
      self?.didComeBack()
    }
  }

  /// Leaves it to `onFinished` to say when the person is back.
  private func start<FlowResult: CancellableResult>(
    _ flow: any Flow<FlowResult>, from entry: AppEntry,
    onProgress: (@MainActor (FlowResult.Progress) -> Void)? = nil,
    onFinished: @escaping @MainActor (FlowResult, any ViewControllerDismisser) -> Void
  ) {
    keep(entry)
    context.start(flow, onFinished: onFinished, onProgress: onProgress)
  }

  func didComeBack() {
    keep(nil)
    showWhatIsKnown()
    openWhatWaits()
  }

  func openWhatWaits() {
    guard let entry = waitingEntry else { return }
    waitingEntry = nil
    // Who did not want an account does not want what needs one either.
    if !entry.needsAccount || dependencies.accounts.hasUser { open(entry) }
  }

  /// Whether a feature runs; one that has reported and was left on the stack does not, and a notice is none.
  var isInFeature: Bool { context.subflows.contains { $0.state == .running && !($0.flow is NoticeFlow) } }

  func keep(_ entry: AppEntry?) { keep(entry, as: dependencies.openEntry) }

  func keep<Value>(_ value: Value?, as document: SQLiteDocument<Value>) {
    context.scope.perform {
      await document.keep(value)
    } then: {
    }
  }
}
